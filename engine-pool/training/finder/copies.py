"""The stamp of a notary elsewhere who says that a page is a true copy: another office, place, date and clerk than the page's own."""
import records
import texts
from grammar import choose, compile_parts, expand

#: Of the pages so many bear one.
SHARE = 0.05
PARTS = compile_parts({
    "title": "[AUTENTICAÇÃO|Autenticação|CÓPIA AUTENTICADA|AUTENTICAÇÃO DE CÓPIA|AUTÊNTICA|Autenticação digital];{office_there};RECONHECIMENTO DE FIRMA",
    "office_there": "[{n1}º |][Tabelionato de Notas|TABELIONATO DE NOTAS|Ofício de Notas|Tabelião de Notas|Cartório de Notas|Serviço Notarial|Tabelionato de Notas e Protesto] [de|-|da Comarca de] {here}[ - {uf}|/{uf}|];Cartório {surname} - {n1}º [Ofício|Tabelião] de Notas [- {here}|de {here}/{uf}];{n1}º TABELIÃO DE NOTAS [- {addr}|]",
    "says": "[Autentico|AUTENTICO|Certifico que|Dou fé que|Certifico e dou fé que] [a presente cópia|esta cópia|a presente cópia reprográfica|esta fotocópia|o presente documento] [confere|está conforme|é reprodução fiel do original e confere] com o [original|documento original|documento] [a mim apresentado|que me foi apresentado|exibido nestas notas|apresentado|]. [Dou fé.|];[Confere com o original|CONFERE COM O ORIGINAL|Confere c/ o original];[Esta é cópia|Cópia] [fiel|autêntica] do documento [que me foi exibido|original], [nos termos do art. 7º, V, da Lei 8.935/94|extraída nestas notas]. [Dou fé.|];[Reconheço|RECONHEÇO] por [semelhança|autenticidade] a firma de {p}[, do que dou fé|].",
    "when": "{here}[ - {uf}|/{uf}|], {edate}[.|];{edate}[ - {hour}|];{here}, {edate};Em {edate}",
    "who": "{clerk} [- |]{clerktitle};{officer} - [Tabelião|Tabeliã|Tabelião Substituto|Tabeliã Substituta];[Escrevente|Escrevente autorizado|Tabelião]: {p};{clerk};Em test. [_______|] da verdade",
    "rest": "[Selo|Selo de autenticidade|Selo digital|Nº do selo]: {seal};[Valor|Custas|Emolumentos|R$] {money};[Válido|VÁLIDO] somente com [o|] selo de autenticidade;{addr} - {phone};[Cód.|Código]: {sec}",
})  # fmt: skip
#: The width of a letter, in heights of it.
LETTER = 0.52


def stamped(rng, words):
    """The words of a page with those of such a stamp, above them, below or where a stretch of the page is free."""
    if rng.random() >= SHARE or not words:
        return words
    r = records.record(rng)
    parts = texts.Values(rng, r, r["edate"])
    for name, trees in PARTS.items():
        parts[name] = trees
    kinds = ["title"] * (rng.random() < 0.7) + ["says", *rng.sample(["when", "who"], 2)] + ["rest"] * rng.randint(0, 2)
    rows = [expand(rng, choose(rng, PARTS[kind]), parts) for kind in kinds]
    height = sorted(y1 - y0 for _, _, y0, _, y1, _, _ in words)[len(words) // 2] * rng.uniform(0.75, 1.1)
    left, right = min(w[1] for w in words), max(w[3] for w in words)
    width = (right - left) * rng.uniform(0.35, 0.75)
    lines = [line for row in rows for line in wrapped(row, max(12, int(width / height / LETTER)))]
    step = height * rng.uniform(1.15, 1.6)
    x, y = left + rng.random() * max(0, right - left - width), free_top(rng, words, len(lines) * step)
    face, size = words[0][5:7]
    out = []
    for line in lines:
        at = x
        for text in line:
            wide = LETTER * height * len(text)
            out.append([[(text, "none", "none", False)], at, y, at + wide, y + height, face, size])
            at += wide + 0.3 * height
        y += step
    return list(words) + out


def wrapped(text, letters):
    lines = [[]]
    for word in text.split():
        if lines[-1] and sum(len(w) + 1 for w in lines[-1]) + len(word) > letters:
            lines.append([])
        lines[-1].append(word)
    return lines


def free_top(rng, words, high):
    """Where a block of this height begins: mostly below the page's words, else above them or in a stretch that none stand in."""
    spans = sorted((w[2], w[4]) for w in words)
    top, bottom = spans[0][0], max(end for _, end in spans)
    places = [bottom + high * rng.uniform(0.05, 0.4)] * 3 + [top - high * rng.uniform(1.05, 1.4)]
    reach = top
    for begin, end in spans:
        if begin - reach > high * 1.1:
            places += [reach + (begin - reach - high) * rng.random()] * 3
        reach = max(reach, end)
    return rng.choice(places)
