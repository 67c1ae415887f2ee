"""One registered person with everything that a birth certificate may say of them, consistent with itself.

`record(rng)` -> dict (dates are datetime.date, places (city, uf), times (hour, minute); "" or None is "not known"):
  name, sex ("M", "F", "I"), birth, time, bplace (establishment, home or place as printed), home (bool), bcity, buf, nat
  father, mother   the parent of the paternal and of the maternal line (of whatever sex), or None: dict of name, sex, nat,
                   profession, age, cpf, civil, nationality, residence, birth, rg, literate; `parents` lists those that there are,
                   father's line first
  gp               {"gpm", "gpf", "gmm", "gmf"} -> name or ""
  twins            [{"name", "sex", "mat"}]
  office, rcity, ruf, rdate, late (bool), cns, dnv, livro, folha, termo (as printed), book, leaf, entry (numbers), mat, cpf (digits)
  edate, ecity, euf, officer, officer_sex, officer_title, clerk, clerk_sex, clerk_title
  declarant        {"name", "sex", "kin", "age", "profession", "residence", "rg"}; witnesses: the same of two or three persons
  seal, security   codes as printed ("" = none); seals: all seal codes of the page; fees [(label, amount)]; protocol
  address, phone, email, website, cep, cnpj, district, color, marriage_parents (text or "")

The texts of values (`date_text`, `hour_text`, `mat_text`, ...) are drawn apart, so that a page may print one value twice.
"""
import datetime as dt
import random

import people
import places

MONTHS = ["janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro", "novembro", "dezembro"]
TODAY = dt.date(2026, 11, 30)

_UNITS = "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
_TENS = ["", "", "vinte", "trinta", "quarenta", "cinquenta", "sessenta", "setenta", "oitenta", "noventa"]
_HUNDREDS = ["", "cento", "duzentos", "trezentos", "quatrocentos", "quinhentos", "seiscentos", "setecentos", "oitocentos", "novecentos"]


def number_words(n, feminine=False):
    """0..999,999 in words."""
    if n >= 1000:
        head, rest = divmod(n, 1000)
        out = "mil" if head == 1 else number_words(head, feminine) + " mil"
        if rest:
            out += (" e " if rest < 100 or rest % 100 == 0 else " ") + number_words(rest, feminine)
        return out
    if n == 100:
        return "cem"
    out = []
    if n >= 100:
        word = _HUNDREDS[n // 100]
        out.append(word[:-2] + "as" if feminine and n >= 200 else word)
        n %= 100
        if not n:
            return out[0]
    if n >= 20:
        out.append(_TENS[n // 10])
        n %= 10
        if n:
            out.append(_unit(n, feminine))
    else:
        out.append(_unit(n, feminine))
    return " e ".join(out)


def _unit(n, feminine):
    return {1: "uma", 2: "duas"}.get(n, _UNITS[n]) if feminine else _UNITS[n]


_WORD_VARIANTS = [("quatorze", "catorze"), ("cinquenta", "cincoenta"), ("cinquenta", "cinqüenta"), ("dezesseis", "dezeseis"), ("dezessete", "dezesete"), ("mil ", "hum mil "), ("mil ", "mil e "), (" e um", " e hum"), ("dois mil e ", "dois mil "), ("dezenove", "desenove"), ("três", "tres"), ("sessenta", "secenta"), ("dois", "dous")]


def _loosen(rng, text, share=.06):
    """Spellings of numbers in words that clerks use."""
    if rng.random() < share:
        a, b = rng.choice(_WORD_VARIANTS)
        if "mil mil" not in text.replace(a, b, 1):
            text = text.replace(a, b, 1)
    return text


def year_words(rng, year):
    text = number_words(year)
    if 1000 < year < 2000 and rng.random() < .05:
        text = text.replace("mil ", "mil e ", 1)
    if year >= 2000 and rng.random() < .03:
        text = text.replace("mil e ", "mil, ", 1)
    return _loosen(rng, text)


def day_words(rng, day):
    return rng.choice(["primeiro", "primeiro", "um", "1º"]) if day == 1 else _loosen(rng, number_words(day))


DATE_STYLES = ("num", "num", "num", "semi", "words", "dias", "paren", "both", "short")


def _numeric(rng, d):
    sep = rng.choice(["/", "/", "/", "/", "-", ".", " / ", " "]) if rng.random() < .5 else "/"
    k = rng.random()
    if k < .88:
        return f"{d.day:02d}{sep}{d.month:02d}{sep}{d.year}"
    if k < .94:
        return f"{d.day}{sep}{d.month}{sep}{d.year}"
    if k < .97:
        return f"{d.day:02d}{sep}{d.month:02d}{sep}{d.year % 100:02d}"
    return f"{d.day:02d}{sep}{MONTHS[d.month - 1][:3]}{sep}{d.year}"


def date_text(rng, d, style=None):
    """A date as printed. Styles: num, semi (12 de maio de 1980), words, dias (doze dias do mês de ...), paren (doze (12) de ...),
    both (digits and words), short (12 mai 1980), any other or None: one of these."""
    if style not in ("num", "semi", "words", "dias", "paren", "both", "short"):
        style = rng.choice(DATE_STYLES)
    month = MONTHS[d.month - 1]
    if rng.random() < .06:
        month = month.capitalize()
    if style == "num":
        return _numeric(rng, d)
    if style == "semi":
        day = f"{d.day:02d}" if rng.random() < .6 else str(d.day)
        if d.day == 1 and rng.random() < .4:
            day = rng.choice(["1º", "1°", "1o", "01º", "primeiro"])
        year = f"{d.year // 1000}.{d.year % 1000:03d}" if rng.random() < .1 else str(d.year)
        k = rng.random()
        if k < .9:
            return f"{day} de {month} de {year}"
        return rng.choice([f"{day} de {month} do ano de {year}", f"{day} {month} {year}", f"{day}-{month}-{year}", f"{day}/{month}/{year}", f"{day} de {month}, {year}", f"{day} dias do mês de {month} de {year}", f"{month} {day}, {year}"])
    if style == "short":
        return rng.choice([f"{d.day:02d} {month[:3]} {d.year}", f"{d.day:02d} {month[:3].upper()} {d.year}", f"{d.day:02d}/{month[:3].upper()}/{d.year}", f"{d.day:02d}.{month[:3]}.{d.year}", f"{d.year}-{d.month:02d}-{d.day:02d}", f"{d.day:02d} / {d.month:02d} / {d.year}"])
    day, year = day_words(rng, d.day), year_words(rng, d.year)
    if style == "words":
        if (d + dt.timedelta(1)).day == 1 and rng.random() < .2:
            return f"último dia {rng.choice(['de', 'do mês de', 'de'])} {month} de {year}"
        k = rng.random()
        if k < .62:
            return f"{day} de {month} de {year}"
        if k < .72:
            return f"{day} de {month} do ano de {year}"
        return rng.choice([
            f"{day} do mês de {month} de {year}", f"{day}, do mês de {month}, do ano de {year}", f"dia {day} de {month} de {year}", f"{day} de {month} de {d.year}", f"{d.day:02d} de {month} de {year}",
            f"{day.capitalize()} de {month.capitalize()} de {year}", f"{day} do {number_words(d.month)} de {year}", f"{day} de {month} do ano {year}", f"{day} de {month}, do ano de {year}",
        ])
    if style == "dias":
        one = d.day == 1
        count = (rng.choice(["um dia", "primeiro dia", "primeiro"]) if one else f"{day} dias")
        if rng.random() < .25:
            count = (f"{d.day:02d} dias" if not one else "1º dia") if rng.random() < .6 else f"{number_words(d.day)} ({d.day:02d}) " + ("dia" if one else "dias")
        k = rng.random()
        if k < .45:
            return f"{count} do mês de {month} do ano de {year}"
        if k < .6:
            return f"{count} do mês de {month} de {year}"
        return rng.choice([
            f"{count} do mês de {month} do ano {year}", f"{count} do mez de {month} do anno de {year}", f"{count} de {month} de {year}", f"{count} de {month} do ano de {year}", f"{count} do mês de {month} do ano de {d.year}",
            f"{count} do mês de {month} de {d.year}", f"{count} do mês {month} do ano de {year} ({d.year})", f"{count} do mês de {month} do ano de Nosso Senhor Jesus Cristo de {year}", f"{count} do mês {number_words(d.month)} do ano de {year}",
        ])
    if style == "paren":
        return rng.choice([
            f"{day} ({d.day:02d}) de {month} de {year} ({d.year})", f"{day} ({d.day:02d}) de {month} ({d.month:02d}) de {year} ({d.year})", f"{d.day:02d} ({day}) de {month} de {d.year} ({year})", f"{day} ({d.day}) de {month} de {d.year}",
            f"{d.day:02d} ({day}) dias do mês de {month} de {d.year}", f"{day}({d.day:02d}) de {month} de {year}({d.year})", f"{d.day:02d} de {month} de {d.year} ({year})", f"{day.capitalize()} ({d.day:02d}) de {month} de {year} ({d.year})",
        ])
    words = f"{day} de {month} de {year}"
    digits = _numeric(rng, d)
    return rng.choice([f"{digits} ({words})", f"{words} ({digits})", f"{digits} - {words}", f"{words} - {digits}", f"{digits}, {words}", f"{words}, {digits}", f"{digits} {words}", f"{digits} (dia {words})", f"{digits} = {words}", f"{words.capitalize()} ({digits})", f"{digits} – {words}"])


def month_text(rng, month):
    """A month in a cell of its own."""
    return rng.choice([f"{month:02d}", f"{month:02d}", f"{month:02d}", MONTHS[month - 1], MONTHS[month - 1], MONTHS[month - 1][:3], str(month), number_words(month)])


def day_text(rng, day):
    return f"{day:02d}" if rng.random() < .85 else (str(day) if rng.random() < .6 else day_words(rng, day))


def year_text(rng, year):
    return str(year) if rng.random() < .93 else rng.choice([number_words(year), f"{year // 1000}.{year % 1000:03d}"])


def hour_text(rng, time, style=None):
    """A time as printed. Styles: num ("10:30"), words, old ("10 e meia da noite"), any other or None: one of these."""
    h, m = time
    style = style or rng.choice(["num", "num", "num", "words", "words", "old"])
    if style == "num":
        k = rng.randint(0, 21)
        if m == 0 and k > 12:
            return rng.choice([f"{h:02d} horas", f"{h:02d}h", f"{h} horas", f"{h:02d}:00", f"{h:02d} h", f"{h}h00", f"{h:02d} hs", f"{h:02d},00 horas", f"{h:02d} hs."])
        return [
            f"{h:02d}:{m:02d}", f"{h:02d}:{m:02d}", f"{h:02d}:{m:02d}", f"{h:02d}:{m:02d}", f"{h:02d}h{m:02d}min", f"{h:02d}h{m:02d}", f"{h:02d}:{m:02d} horas", f"{h:02d}:{m:02d}h", f"{h:02d}:{m:02d} hs", f"{h:02d}:{m:02d}:00", f"{h:02d}h {m:02d}min", f"{h}h{m:02d}",
            f"{h:02d}:{m:02d} h", f"{h:02d},{m:02d} horas", f"{h:02d}.{m:02d} hs.", f"{h:02d} horas e {m:02d} minutos", f"{h:02d} h {m:02d} m", f"{h:02d}H{m:02d}", f"{h:02d}:{m:02d}hs", f"{h:02d}.{m:02d}", f"{h:02d} hs e {m:02d} min.", f"{h:02d}h:{m:02d}m",
        ][k]
    if style == "words":
        hw = number_words(h, True)
        head = rng.choice(["zero hora", "zero horas", "zero hora"]) if h == 0 else f"{hw} {'hora' if h == 1 else 'horas'}"
        mw = number_words(m)
        tail = "" if m == 0 else f" e {mw} {'minuto' if m == 1 else 'minutos'}"
        k = rng.random()
        if k < .7:
            return head + tail
        return rng.choice([f"{head}{tail} ({h:02d}:{m:02d})", f"{h:02d}:{m:02d} ({head}{tail})", f"{h:02d}:{m:02d} - {head}{tail}", f"{head}, {mw} minutos" if m > 1 else head, f"{hw} ({h:02d}) horas" + (f" e {mw} ({m:02d}) minutos" if m else ""), f"{h:02d} ({hw}) horas" + (f" e {m:02d} ({mw}) minutos" if m else ""), f"{head} e {m:02d} minutos" if m > 1 else head, f"{head}{tail}".capitalize()])
    part = "madrugada" if h < 6 else "manhã" if h < 12 else "tarde" if h < 19 else "noite"
    h12 = h % 12 or 12
    if (h, m) in ((12, 0), (0, 0)):
        return rng.choice(["meio-dia", "meio dia", "doze horas"] if h else ["meia-noite", "meia noite", "zero hora", "vinte e quatro horas"])
    hw = number_words(h12, True)
    midnight = h == 0 and m > 0 and rng.random() < .6
    if midnight or (m > 0 and rng.random() < .2):
        hour = "meia-noite" if midnight else f"{hw} horas da {part}" if rng.random() < .5 else f"{hw} da {part}"
        minutes = "meia hora" if m == 30 else f"{number_words(m)} minuto{'s' if m > 1 else ''}"
        return f"{minutes} {'passados' if m != 30 and m > 1 and rng.random() < .3 else 'depois'} da{'' if midnight or h12 == 1 else 's'} {hour}"
    if m > 40 and rng.random() < .3:
        return f"{rng.choice(['', '', 'faltando '])}{number_words(60 - m)}{rng.choice([' minutos', ''])} para as {number_words(h % 12 + 1, True)} da {part}"
    if m == 30:
        return rng.choice([f"{hw} e meia da {part}", f"{hw} horas e meia da {part}", f"{hw} e meia horas", f"{h12} e meia da {part}", f"{number_words(h, True)} e meia", f"{h:02d} horas e meia"])
    if m == 0:
        return rng.choice([f"{hw} horas da {part}", f"{h12} horas da {part}", f"{hw} da {part}", f"{h12:02d}:00 da {part}", f"{hw} horas da {part}"])
    if m == 15 and rng.random() < .5:
        return f"{hw} e um quarto da {part}"
    return rng.choice([f"{hw} horas e {number_words(m)} minutos da {part}", f"{h12}:{m:02d} da {part}", f"{h12:02d} horas e {m:02d} minutos da {part}", f"{h12}:{m:02d} {'AM' if h < 12 else 'PM'}", f"{hw} e {number_words(m)} da {part}", f"{h12},{m:02d} horas da {part}"])


# ------------------------------------------------------------------ numbers with check digits
def _mod11(digits, weights):
    rest = sum(d * w for d, w in zip(digits, weights)) % 11
    return 1 if rest == 10 else rest


def matricula(cns, year, book, leaf, entry, acervo=1, kind=1):
    """32 digits with their check digits (Provimento CNJ 149/2023, art. 473)."""
    body = f"{cns:06d}{acervo:02d}55{year:04d}{kind}{book % 100000:05d}{leaf % 1000:03d}{entry % 10000000:07d}"
    digits = [int(c) for c in body]
    first = _mod11(digits, [(i + 2) % 11 for i in range(30)])
    second = _mod11(digits + [first], [(i + 1) % 11 for i in range(31)])
    return f"{body}{first}{second}"


def mat_groups(mat):
    return [mat[:6], mat[6:8], mat[8:10], mat[10:14], mat[14], mat[15:20], mat[20:23], mat[23:30], mat[30:]]


MAT_STYLES = (" ", " ", " ", " ", ".", "", " -", "wide", ".-", "-")


def mat_text(rng, mat, style=None):
    """A matrícula as printed; styles as in MAT_STYLES."""
    g = mat_groups(mat)
    style = style if style is not None else rng.choice(MAT_STYLES)
    if style == " ":
        return " ".join(g)
    if style == ".":
        return ".".join(g[:-1]) + "-" + g[-1]
    if style == "":
        return mat
    if style == "wide":
        return "  ".join(g)
    if style == ".-":
        return ".".join(g[:8]) + " - " + g[8]
    if style == "-":
        return "-".join(g)
    return " ".join(g[:-1]) + rng.choice([" - ", "-", " -"]) + g[-1]


def cpf(rng):
    digits = [int(c) for c in f"{int(rng.random() * 10 ** 9):09d}"]
    for n in (9, 10):
        rest = sum(d * (n + 1 - i) for i, d in enumerate(digits)) * 10 % 11
        digits.append(0 if rest == 10 else rest)
    return "".join(map(str, digits))


def cpf_text(rng, digits, style=None):
    dotted = f"{digits[:3]}.{digits[3:6]}.{digits[6:9]}-{digits[9:]}"
    style = style or rng.choice(["dotted"] * 8 + ["plain", "spaced", "slash", "dash"])
    return {"dotted": dotted, "plain": digits, "spaced": f"{digits[:3]} {digits[3:6]} {digits[6:9]} {digits[9:]}", "slash": dotted.replace("-", "/"), "dash": f"{digits[:9]}-{digits[9:]}"}[style]


def cnpj(rng):
    n = f"{rng.randint(1, 99999999):08d}"
    return f"{n[:2]}.{n[2:5]}.{n[5:]}/000{rng.randint(1, 3)}-{rng.randint(10, 99)}"


def dnv_text(rng):
    """Declaração de nascido vivo: two digits of year or series, eight of order, one check digit, in many prints."""
    a, b, c = rng.choice(["30", "30", "10", "20", "40", "31", "11", f"{rng.randint(0, 99):02d}"]), f"{rng.randint(1000000, 99999999):08d}", str(rng.randint(0, 9))
    return rng.choice([a + b + c, f"{a}-{b}-{c}", f"{a}-{b}-{c}", f"{a} {b} {c}", b, f"{a}.{b}-{c}", f"{a}{b}-{c}", f"{a}-{b}/{c}", f"{a}.{b[:3]}.{b[3:6]}.{b[6:]}-{c}", f"{b}-{c}", f"{a}/{b}-{c}", f"{b[:2]}.{b[2:5]}.{b[5:]}", f"{a} - {b} - {c}", str(int(b)), f"DN-{a}{b}{c}"[3:]])


_ROMAN = [(100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]


def roman(n):
    """Up to 399."""
    text = ""
    for value, letters in _ROMAN:
        text += letters * (n // value)
        n %= value
    return text


def livro_text(rng, n):
    if n < 120 and rng.random() < .12:
        return rng.choice(["", "", "", "A-", "A "]) + roman(n)
    if rng.random() < .3:
        n = f"{n:05d}" if rng.random() < .5 else f"{n:03d}"
    elif n >= 1000 and rng.random() < .2:
        n = f"{n // 1000}.{n % 1000:03d}"
    k = rng.randint(0, 25)
    if k < 8:
        return str(n)
    if k < 14:
        return f"A-{n}"
    return [f"A {n}", f"A - {n}", f"{n}-A", f"{n} A", f"A{n}", f"A/{n}", f"{n}A", f"A-{n}-Aux", f"A.{n}", f"A nº {n}", f"{n} - A", f"\"A\" {n}"][k - 14]


def folha_text(rng, n):
    if n < 200 and rng.random() < .02:
        return number_words(n, True)
    if rng.random() < .35:
        n = f"{n:03d}"
    side = rng.choice(["v", "V", "-v", "-V", " v", " verso", "vº", " vº", "/V", " V.", "F", "-F", " frente", " (verso)", "v.", "-A", " vº.", "f", " - verso"]) if rng.random() < .35 else ""
    return f"{n}{side}" if rng.random() < .985 else f"{n}/{n}v"


def termo_text(rng, n):
    k = rng.random()
    if k < .22:
        return f"{n:07d}"
    if k < .3:
        return f"{n:06d}" if rng.random() < .5 else f"{n:05d}"
    if k < .48 and n > 999:
        return f"{n:,}".replace(",", ".")
    if k < .51 and n < 100000:
        return f"{n} ({number_words(n)})"
    if k < .53:
        return f"{n}/{rng.randint(30, 99)}"
    if k < .55:
        return f"{n}-{rng.choice('AB')}"
    return str(n)


_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ANY = _LETTERS + "0123456789"
_HEX = "0123456789ABCDEF"


def code(rng, alphabet, n):
    return "".join(alphabet[int(rng.random() * len(alphabet))] for _ in range(n))


#: Shapes of the courts' seals, as the states publish them: A a letter, 9 a digit, X either, x also a small one.
_SEAL_SHAPES = (
    "9999999AA9999999999999999", "9999999AAAA9999999999999999A", "AAAA 99999 AAA", "AAAA99999AAA", "AAA99999-XXXX", "AAA99999-XXXX", "AAA99999-XXXX", "AAA 99999", "AAA99999", "AA 999999999", "AA999999999",
    "A999A.xxxxx.xxxxx-xxxxx.xxxxx", "xxxxx.xxxxx.xxxx9-xxxxx.xxxxx", "9999.99.9999999.99999", "9999.AA999999-9", "9999999.AAA99999999.99999", "99999999999999999999999", "999999999999999999", "9999999999999999",
    "999999999999999", "AAAAA99999999999999AAAA", "AAAAAA999999XXXXXXXXXXXXXX", "AAA99999-999-AAA", "999999AAA999999-AAA", "AA999999AA99999999A", "999.9999.9999-A", "AA-999999-9A", "AAA-999999", "9999 9999 9999 9999", "9999.99.99999.9999",
    "999999999 Série A", "999999999 SÉRIE A", "AAA99999 Série A", "A9999.XXXXX.XXXXX - XXXXX.XXXX", "xxxxx.xxxxx.xxxxx",
)
_SEAL_SIGNS = {"A": _LETTERS, "9": "0123456789", "X": _ANY, "x": _ANY + _ANY.lower()}


def fee_seal_code(rng):
    """A seal of Rio Grande do Sul: registry, office, year and month, number."""
    return f"{rng.randint(1, 999):04d}.{rng.randint(1, 4):02d}.{rng.randint(7, 26):02d}{rng.randint(1, 99999):05d}.{rng.randint(1, 99999):05d}"


def seal_code(rng, uf="", year=2024):
    """A seal's code: of a shape that a state uses, or groups of letters and digits with separators of our own making."""
    if rng.random() < .4:
        return "".join(rng.choice(_SEAL_SIGNS.get(sign, sign)) for sign in rng.choice(_SEAL_SHAPES))
    if rng.random() < .12:
        return rng.choice([
            f"{code(rng, _HEX, 8)}-{code(rng, _HEX, 4)}-{code(rng, _HEX, 4)}", code(rng, "0123456789", rng.choice([10, 14, 20, 25])), f"{uf}{year}{code(rng, _ANY, 8)}", f"{code(rng, 'abcdefghijklmnop0123456789', 8)}",
            f"{rng.randint(1, 9999):04d}.{rng.randint(1, 99):02d}.{year}.{rng.randint(1, 99999):05d}", f"{code(rng, _LETTERS, 4)}{year}.{rng.randint(1, 999999):06d}/{rng.randint(0, 9)}", f"{rng.randint(10 ** 5, 10 ** 6)}{code(rng, _LETTERS, 2)}{rng.randint(10, 99)}",
        ])
    if rng.random() < .06:
        mixed = _ANY + _ANY.lower()
        sizes = [rng.randint(3, 6) for _ in range(rng.randint(2, 5))]
        return rng.choice([".", "-", "."]).join(code(rng, mixed, n) for n in sizes)
    sep = rng.choice(["", "", "-", "-", ".", " ", "/", "_", " - "])
    groups = []
    for _ in range(rng.choice([1, 2, 2, 3, 3, 4])):
        kind = rng.random()
        alphabet = _LETTERS if kind < .35 else "0123456789" if kind < .8 else _ANY
        groups.append(code(rng, alphabet, rng.choice([1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8])))
    out = sep.join(groups)
    if sum(c.isalnum() for c in out) < 7:
        out += rng.choice(["-", "", sep]) + code(rng, _ANY, 6)
    k = rng.random()
    if k < .08:
        out = uf + rng.choice(["-", "", " "]) + out
    elif k < .14:
        out += rng.choice(["-", "/", " "]) + code(rng, _ANY if rng.random() < .5 else "0123456789", rng.choice([1, 2, 4]))
    elif k < .17:
        out = out.lower()
    elif k < .2:
        out += rng.choice([" ", "", "-"]) + rng.choice(_LETTERS)
    return out


def security_code(rng):
    return rng.choice([f"{rng.randint(0, 9999):04d}.{rng.randint(0, 9999):04d}.{rng.randint(0, 9999):04d}.{rng.randint(0, 9999):04d}", code(rng, _ANY, 4), code(rng, _ANY, 6), code(rng, _HEX, 8), f"{code(rng, _LETTERS, 3)}-{rng.randint(100, 999)}", code(rng, "0123456789", rng.choice([4, 5, 6, 8, 12, 16])), code(rng, _HEX.lower(), 16), f"{code(rng, _ANY, 4)}-{code(rng, _ANY, 4)}", f"{code(rng, _ANY, 4)}.{code(rng, _ANY, 4)}.{code(rng, _ANY, 4)}"])


def rg(rng):
    n = rng.randint(1000000, 59999999)
    tail = rng.choice("0123456789X")
    dotted = f"{n:,}".replace(",", ".")
    return rng.choice([f"{dotted}-{tail}", f"{dotted}", str(n), f"{n}-{tail}", f"MG-{dotted}", f"{dotted}/{tail}", f"{n}{tail}", f"M-{dotted}"])


_ISSUERS = "SSP SSP SSP SSP DETRAN IFP SESP SEJUSP PC PM SJS SDS SESDS IIRGD ITEP DPF SPTC DIC SEDS PCMG SSPDS IGP MEX MAER MM OAB CRM CREA COREN SESDC POLITEC GEJSPC SSPII".split()


def issuer(rng, uf=None):
    uf = uf if uf in places.UF_NAMES else rng.choice(list(places.UF_NAMES))
    return rng.choice(_ISSUERS) + rng.choice(["/", "/", "-", " ", " - "]) + uf


def money(rng, high=200):
    return f"{rng.randint(0, high)},{rng.randint(0, 99):02d}"


_FEES = "Emolumentos|Emol.|Taxa|Taxa de Fiscalização|TFJ|ISS|ISSQN|Selo|Fundo|FUNDEPERJ|FUNPERJ|FETJ|Total|Valor total|Custas|Ao Estado|Ao IPESP|Recompe|FERC|FERMOJU|FARPEN|PMCMV|FUNARPEN|Valor|Ao Oficial|Ao Município|Ao Ministério Público|Ao Tribunal de Justiça|Sinoreg|Condege|Taxa judiciária|Desconto|Líquido|Fundo especial|Santa Casa|Buscas|Emolumento|Selo de fiscalização|Valor cobrado|FRJ|FUNJURIS|FAADEP|FADEP|FUNEMP|Repasse".split("|")


def fees(rng):
    return [(rng.choice(_FEES), rng.choice(["R$ ", "R$ ", "R$", "", "R$: "]) + money(rng, 120)) for _ in range(rng.choice([1, 2, 3, 3, 4, 6]))]


_SEX = {
    "M": ["Masculino", "masculino", "Masculino", "MASCULINO", "Masc.", "M", "masc", "Mas.", "Homem"],
    "F": ["Feminino", "feminino", "Feminino", "FEMININO", "Fem.", "F", "fem", "feminina", "Mulher"],
    "I": ["Ignorado", "ignorado", "Intersexo", "Não declarado", "I", "Indeterminado", "Não informado", "Sem informação", "não binário"],
}


def sex_text(rng, sex, short=None):
    """The sex as printed; `short` asks for, or refuses, an abbreviation."""
    own = _SEX[sex]
    if short is None:
        short = rng.random() < .12
    return rng.choice(own[4:]) if short else rng.choice(own[:4])


# ------------------------------------------------------------------ the record
def _between(rng, first, last):
    return first + dt.timedelta(days=rng.randint(0, max(0, (last - first).days)))


def _born_year(rng):
    k = rng.random()
    return rng.randint(2000, 2026) if k < .4 else rng.randint(1970, 1999) if k < .72 else rng.randint(1925, 1969) if k < .97 else rng.randint(1880, 1924)


def _origin(rng, near):
    """Where a parent comes from; `near` is the place of registration."""
    k = rng.random()
    if k < .25:
        return near
    if k < .6:
        return places.place(rng, near[1])
    if k < .86:
        return places.place(rng)
    if k < .93:
        return places.foreign(rng)
    if k < .95:
        return ("", places.foreign(rng)[1])
    if k < .98:
        return (places.place(rng)[0], "")
    return ("", rng.choice(list(places.UF_NAMES)))


def _parent(rng, sex, family, near, birth):
    age = rng.randint(15, 48) if rng.random() < .93 else rng.randint(49, 75)
    return {
        "name": people.person(rng, sex, family), "sex": sex, "nat": _origin(rng, near), "profession": people.profession(rng, sex), "age": age, "cpf": cpf(rng), "civil": people.civil_status(rng, sex),
        "nationality": people.nationality(rng, sex), "residence": None, "birth": _between(rng, dt.date(birth.year - age - 1, 1, 1), dt.date(birth.year - age, 1, 1)), "rg": rg(rng), "literate": rng.random() < .8,
    }


def _adult(rng, sex=None):
    sex = sex or rng.choice("MMF")
    return {"name": people.person(rng, sex), "sex": sex, "kin": people.kinship(rng, sex), "age": rng.randint(18, 80), "profession": people.profession(rng, sex), "residence": places.address(rng), "rg": rg(rng), "cpf": cpf(rng), "civil": people.civil_status(rng, sex), "nationality": people.nationality(rng, sex)}


def are_of_one_sex(r):
    """Two mothers or two fathers: nothing but the order on the page tells their lines apart, the first is the paternal one."""
    return bool(r["father"] and r["mother"]) and r["father"]["sex"] == r["mother"]["sex"]


def record(rng):
    """A registered person (keys: see the module)."""
    year = _born_year(rng)
    birth = min(dt.date(year, rng.randint(1, 12), rng.randint(1, 28)) + dt.timedelta(days=rng.randint(0, 3)), dt.date(2026, 10, 1))
    late = rng.random() < .14
    rdate = min(birth + dt.timedelta(days=rng.randint(90, 14000) if late else rng.choice([0, 1, 1, 2, 3, 5, 8, 12, 15, 20, 30, rng.randint(0, 60)])), TODAY)
    edate = rdate if rng.random() < .25 else min(rdate + dt.timedelta(days=rng.randint(0, 5)), TODAY) if rng.random() < .15 else _between(rng, max(rdate, dt.date(2009, 1, 1)) if rng.random() < .75 else rdate, TODAY)
    sex = rng.choice("MMMMMMMMMFFFFFFFFFI") if rng.random() < .3 else rng.choice("MF")
    reg = places.place(rng)
    at = reg if rng.random() < .6 else places.place(rng, reg[1] if rng.random() < .65 else None)
    if rng.random() < .04:
        at = places.foreign(rng)
    nat = at if rng.random() < .8 else places.place(rng, reg[1] if rng.random() < .6 else None)
    home = rng.random() < (.12 if year > 1985 else .4)
    paternal, maternal = people.surname(rng), people.surname(rng)
    if rng.random() < .03:
        paternal = maternal
    k = rng.random()
    pair = ("F", "F") if k < .04 else ("M", "M") if k < .06 else ("M", "F")
    father = None if rng.random() < .11 else _parent(rng, pair[0], paternal, reg, birth)
    mother = None if rng.random() < .012 else _parent(rng, pair[1], maternal if rng.random() < .6 or father is None else maternal + " " + paternal, reg, birth)
    parents = [p for p in (father, mother) if p]
    for p in parents:
        p["residence"] = places.address(rng, reg)
    if len(parents) == 2 and rng.random() < .6:
        mother["residence"] = father["residence"]
    if len(parents) == 2 and rng.random() < .2:
        mother["nat"] = father["nat"]
    gp = {"gpm": people.person(rng, "M", paternal), "gpf": people.person(rng, "F", paternal if rng.random() < .55 else None), "gmm": people.person(rng, "M", maternal), "gmf": people.person(rng, "F", maternal if rng.random() < .55 else None)}
    for key in gp:
        line = father if key[1] == "p" else mother
        if line is None or rng.random() < .06:
            gp[key] = ""
    if rng.random() < .04:
        gp["gpm"] = gp["gpf"] = ""
    if rng.random() < .03:
        gp["gmm"] = gp["gmf"] = ""
    mother_family = maternal if mother else None
    father_family = paternal if father else None
    name = people.child(rng, sex, mother_family, father_family)
    cns, book, leaf, entry = rng.randint(100, 199999), (rng.randint(1, 480) if rng.random() < .95 else rng.randint(480, 2200)), rng.randint(1, 300), rng.randint(1, 199999)
    acervo = 1 if rng.random() < .93 else rng.randint(2, 9)
    twins = []
    if rng.random() < .16:
        for n in range(rng.choice([1, 1, 1, 1, 1, 2, 3])):
            s = rng.choice("MF")
            twins.append({"name": people.child(rng, s, mother_family, father_family), "sex": s, "mat": matricula(cns, rdate.year, book, leaf + (n + 1) // 2, entry + n + 1, acervo)})
    office = places.office(rng, *reg)
    issued = reg if rng.random() < .93 else places.place(rng, reg[1])
    officer, officer_sex = people.officer(rng)
    title = people.officer_title(rng, officer_sex)
    if rng.random() < .025:  # a consulate's
        at = nat = reg = issued = places.foreign(rng)
        office, title = places.consulate(rng, reg[0]), people.consul_title(rng, officer_sex)
    clerk, clerk_sex = people.officer(rng)
    k = rng.random()
    if k < .45 and father:
        declarant = dict(_adult(rng, father["sex"]), name=father["name"], kin=rng.choice(["o pai", "pai", "o próprio pai", "genitor", "o genitor"]), age=father["age"], profession=father["profession"], residence=father["residence"])
    elif k < .75 and mother:
        declarant = dict(_adult(rng, mother["sex"]), name=mother["name"], kin=rng.choice(["a mãe", "mãe", "a própria mãe", "genitora", "a genitora"]), age=mother["age"], profession=mother["profession"], residence=mother["residence"])
    else:
        declarant = _adult(rng)
    seals = [seal_code(rng, reg[1], edate.year) for _ in range(rng.choice([1, 1, 1, 1, 2, 3]))]
    married = ""
    if len(parents) == 2 and rng.random() < .3:
        married = rng.choice([f"casados em {places.place(rng)[0]}", "casados", f"casados em {date_text(rng, _between(rng, dt.date(birth.year - 15, 1, 1), birth), 'num')}, no {places.office(rng, *places.place(rng))}", f"casados no livro B-{rng.randint(1, 90)}, fls. {rng.randint(1, 300)}", "casados civilmente", "casados religiosamente", "não casados entre si", "solteiros", f"casados no cartório de {places.place(rng)[0]}"])
    return {
        "name": name, "sex": sex, "birth": birth, "time": (rng.randint(0, 23), rng.choice([0, 0, 30, 15, 45, 10, 20, 40, 50, 5, 35, 55, 25]) if rng.random() < .5 else rng.randint(0, 59)),
        "bplace": places.home_birth(rng, at) if home else places.hospital(rng, at[0]), "home": home, "bcity": at[0], "buf": at[1], "nat": nat,
        "father": father, "mother": mother, "parents": parents, "gp": gp, "twins": twins,
        "office": office, "rcity": reg[0], "ruf": reg[1], "rdate": rdate, "late": late, "cns": f"{cns:06d}", "dnv": dnv_text(rng) if year > 1990 or rng.random() < .1 else "",
        "livro": livro_text(rng, book), "folha": folha_text(rng, leaf), "termo": termo_text(rng, entry), "book": book, "leaf": leaf, "entry": entry,
        "mat": matricula(cns, rdate.year, book, leaf, entry, acervo), "cpf": cpf(rng),
        "edate": edate, "ecity": issued[0], "euf": issued[1], "officer": officer, "officer_sex": officer_sex, "officer_title": title,
        "clerk": clerk, "clerk_sex": clerk_sex, "clerk_title": people.clerk_title(rng, clerk_sex), "declarant": declarant, "witnesses": [_adult(rng) for _ in range(2 if rng.random() < .93 else 3)],
        "seal": seals[0], "seals": seals, "security": security_code(rng) if rng.random() < .5 else "", "fees": fees(rng),
        "protocol": rng.choice([str(rng.randint(100, 999999)), f"{rng.randint(1, 99999):05d}/{edate.year}", f"{edate.year}.{rng.randint(1, 99999):06d}", f"P-{rng.randint(1000, 99999)}", f"{rng.randint(1, 999)}.{rng.randint(100, 999)}"]),
        "address": places.address(rng, reg if rng.random() < .5 else None), "phone": places.phone(rng), "email": places.email(rng, reg[0]), "website": places.website(rng, *reg), "cep": places.cep(rng), "cnpj": cnpj(rng),
        "district": places.district(rng), "color": people.color(rng, sex), "marriage_parents": married,
    }


if __name__ == "__main__":
    assert matricula(104539, 2013, 12, 21, 123) == "10453901552013100012021000012321"
    rng = random.Random(3)
    for _ in range(6):
        for key, value in record(rng).items():
            print(f"{key:>16}  {value}")
        print()
    day = dt.date(1980, 5, 1)
    for style in sorted(set(DATE_STYLES)):
        print(style, [date_text(rng, day.replace(day=rng.randint(1, 28)), style) for _ in range(6)])
    print([hour_text(rng, (rng.randint(0, 23), rng.choice([0, 15, 30, 42]))) for _ in range(40)])
    print([seal_code(rng, "SP", 2024) for _ in range(30)])
    print([livro_text(rng, 45) for _ in range(15)], [folha_text(rng, 45) for _ in range(15)], [termo_text(rng, 12345) for _ in range(12)], [dnv_text(rng) for _ in range(12)])
    print([mat_text(rng, matricula(104539, 2013, 12, 21, 123)) for _ in range(6)])
