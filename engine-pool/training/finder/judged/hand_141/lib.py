# Helpers: measured layout of printed text, typed layer, ornaments, words for numbers, made-up people, truth.
import html, random, unicodedata, math, json
HAND = "141"
def _t(s):
    d = {}
    for it in s.split():
        k, v = it.split("=")
        for c in k: d[c] = int(v)
    return d
W = {
 "serif": _t("acez=444 bdghknopquvxy=500 fr=333 s=389 ijlt=278 m=778 w=722 A=722 BCR=667 DGHNKOQUVXY=722 EL=611 FPS=556 I=333 J=389 M=889 TZ=611 W=944 0123456789=500 .,=250 :;/=278 -()=333 º=310 ª=276 '=180"),
 "serifi": _t("abdghnopqu=500 ceky=444 kvxy=444 fijlt=278 m=722 rsz=389 w=667 ABEPRVX=611 CKO=667 DGHQUO=722 F=611 I=333 J=444 L=556 M=833 NK=667 S=500 TYZ=556 W=833 0123456789=500 .,=250 :;=333 /=278 -()=333 º=310 ª=276"),
 "serifb": _t("aovxyg=500 bdhknpqu=556 cerz=444 fjt=333 s=389 il=278 m=833 w=722 ACDNRUVXY=722 BELTZ=667 FP=611 GHKOQ=778 I=389 J=500 M=944 S=556 W=1000 0123456789=500 .,=250 :;/=333 -()=333 º=330 ª=300"),
 "sans": _t("abdeghnopqu=556 ckszvxy=500 ft=278 ijl=222 m=833 r=333 w=722 ABEKPSVXY=667 CDHNRU=722 FTZ=611 GOQ=778 I=278 JL=500 L=556 M=833 W=944 0123456789=556 .,:;/=278 -()=333 º=365 ª=370 '=191"),
}
W["sansb"] = {k: int(v * 1.07) + 6 for k, v in W["sans"].items()}
FAM = {"serif": ("'Liberation Serif',serif", 400, 0, .8375), "serifi": ("'Liberation Serif',serif", 400, 1, .8375),
       "serifb": ("'Liberation Serif',serif", 700, 0, .8375), "sans": ("'Liberation Sans',sans-serif", 400, 0, .8465),
       "sansb": ("'Liberation Sans',sans-serif", 700, 0, .8465), "narrow": ("'Liberation Sans Narrow','Liberation Sans',sans-serif", 400, 0, .86),
       "djserif": ("'DejaVu Serif',serif", 400, 0, .85)}
MONO = {"courier": ("'Courier New','Liberation Mono',monospace", .7665, .6001), "lib": ("'Liberation Mono',monospace", .7665, .6001),
        "dejavu": ("'DejaVu Sans Mono',monospace", .846, .602), "notomono": ("'Noto Mono','Noto Sans Mono',monospace", .86, .6),
        "nimbus": ("'Nimbus Mono PS','Liberation Mono',monospace", .78, .6)}
PT = 25.4 / 72
def base(c):
    return unicodedata.normalize("NFD", c)[0]
def width(s, font, size, ls=0):
    if font == "narrow": return width(s, "sans", size, ls) * .82
    if font == "djserif": return width(s, "serif", size, ls) * 1.27
    t = W[font]; n = 0
    for c in s:
        n += 250 if c == " " and font.startswith("serif") else 278 if c == " " else t.get(c, t.get(base(c), 520))
    return n / 1000 * size * PT + len(s) * ls
esc = html.escape

class Sheet:
    def __init__(s, w, h, seed, font="serif", size=11, ink="#222", mono="courier", tsize=10, tink="#1b2a5c", paper="#fff", dx=0, dy=-.5, jit=.35, weight=400, upper=False):
        s.w, s.h, s.font, s.size, s.ink, s.mono, s.tsize, s.tink, s.paper = w, h, font, size, ink, mono, tsize, tink, paper
        s.dx, s.dy, s.jit, s.weight, s.upper = dx, dy, jit, weight, upper
        s.r = random.Random(seed); s.bg = []; s.pr = []; s.ty = []; s.svg = []; s.rects = []; s.texts = []; s.css = ""
        s.dots = "chars"   # chars | dotted | solid | none
        s.vpos = 0
    # printed text, baseline y (mm)
    def p(s, x, y, t, size=None, font=None, ink=None, ls=0, anchor="l", extra="", rec=True):
        size = size or s.size; font = font or s.font
        fam, wt, it, asc = FAM[font]; wd = width(t, font, size, ls)
        css = f"top:{y - asc * size * PT:.2f}mm;font:{'italic ' if it else ''}{wt} {size}pt/1 {fam};color:{ink or s.ink};"
        if ls: css += f"letter-spacing:{ls}mm;"
        if anchor == "l": css += f"left:{x:.2f}mm;"; x0 = x
        elif anchor == "c": css += f"left:{x - 150:.2f}mm;width:300mm;text-align:center;"; x0 = x - wd / 2
        else: css += f"left:{x - 300:.2f}mm;width:300mm;text-align:right;"; x0 = x - wd
        s.pr.append(f'<div class="a" style="{css}{extra}">{esc(t)}</div>'); s.texts.append(t)
        if rec: s.rects.append(("p", x0, y - size * PT * .55, x0 + wd, y, t))
        return wd
    def dotrun(s, x, y, w, size=None):
        if w <= 1 or s.dots == "none": return
        if s.dots == "chars":
            size = size or s.size; cw = .25 * size * PT + .12; n = int(w / cw)
            fam, wt, it, asc = FAM["serif"]
            s.pr.append(f'<div class="a" style="left:{x:.2f}mm;top:{y - asc * size * PT:.2f}mm;font:{size}pt/1 {fam};letter-spacing:.12mm;color:{s.ink}">{"." * n}</div>')
        else:
            s.pr.append(f'<div class="a" style="left:{x:.2f}mm;top:{y + .5:.2f}mm;width:{w:.2f}mm;border-top:{"0.3mm dotted" if s.dots == "dotted" else "0.2mm solid"} {s.ink};height:0"></div>')
    def tw(s, t, size=None):
        return len(t) * MONO[s.mono][2] * (size or s.tsize) * PT
    # typed text
    def t(s, x, y, t, size=None, w=None, ink=None, j=True, mono=None, rec=True, bold=None):
        size = size or s.tsize
        if s.upper: t = t.upper().replace("Nº", "Nº")
        if w is not None:
            while s.tw(t, size) > w + .3 and size > s.tsize * .78: size -= .1
            if s.tw(t, size) > w + .3: raise AssertionError(f"too long {s.tw(t, size):.0f}>{w:.0f}mm: {t}")
        fam, asc, _ = MONO[mono or s.mono]
        y2 = y + s.dy + (s.r.uniform(-s.jit, s.jit) if j else 0); x2 = x + s.dx
        s.ty.append(f'<div class="a" style="left:{x2:.2f}mm;top:{y2 - asc * size * PT:.2f}mm;font:{bold or s.weight} {size:.1f}pt/1 {fam};color:{ink or s.tink}">{esc(t)}</div>')
        s.texts.append(t)
        if rec: s.rects.append(("t", x2, y2 - size * PT * .55, x2 + s.tw(t, size), y2, t))
        return s.tw(t, size), size
    # fill what is left of a blank
    def fill(s, x, y, w, kind, size=None):
        size = size or s.tsize
        n = int((w - .5) / (MONO[s.mono][2] * size * PT))
        if n < 2: return
        txt = {"x": "x", "X": "X", "-.": "-.", "-": "-", "=": "=", "*": "*", ".x": ".x"}[kind]
        txt = (txt * n)[:n]
        fam, asc, _ = MONO[s.mono]
        y2 = y + s.dy
        s.ty.append(f'<div class="a" style="left:{x + s.dx:.2f}mm;top:{y2 - asc * size * PT:.2f}mm;font:{s.weight} {size:.1f}pt/1 {fam};color:{s.tink}">{txt}</div>')
        s.rects.append(("t", x + s.dx, y2 - size * PT * .55, x + s.dx + s.tw(txt, size), y2, txt))
    # one line: str = print; (weight, value[, opts]) = blank
    def line(s, y, segs, x0, x1, size=None, font=None):
        size = size or s.size; font = font or s.font
        pw = sum(width(g, font, size) for g in segs if isinstance(g, str))
        free = x1 - x0 - pw; ws = sum(g[0] for g in segs if not isinstance(g, str)) or 1
        assert free > -.5, ("line too long", segs)
        x = x0
        for i, g in enumerate(segs):
            if isinstance(g, str):
                s.p(x, y, g, size, font); x += width(g, font, size)
            else:
                w = g[0] / ws * free; o = g[2] if len(g) > 2 else {}
                s.dotrun(x + .3, y, w - .6, size)
                over = o.get("over", 0); v = g[1]; off = o.get("off", 1.2)
                tx = x + off
                if v:
                    if o.get("center"):
                        tx = x + max(.4, (w - s.tw(v)) / 2)
                    tw, sz = s.t(tx, y, v, w=w - (tx - x) + over, size=o.get("size"))
                    if o.get("fill"): s.fill(tx + tw + (0 if o.get("tight") else 1.5), y, x + w - (tx + tw) - 2, o["fill"], sz)
                elif o.get("fill"): s.fill(x + 1, y, w - 1.5, o["fill"])
                x += w
    def rect(s, x, y, w, h, bw=.25, style="solid", ink=None, fill="transparent", r=0):
        s.bg.append(f'<div class="a" style="left:{x:.2f}mm;top:{y:.2f}mm;width:{w:.2f}mm;height:{h:.2f}mm;border:{bw}mm {style} {ink or s.ink};background:{fill};border-radius:{r}mm"></div>')
    def hl(s, x, y, w, bw=.25, style="solid", ink=None):
        s.bg.append(f'<div class="a" style="left:{x:.2f}mm;top:{y:.2f}mm;width:{w:.2f}mm;border-top:{bw}mm {style} {ink or s.ink};height:0"></div>')
    def vl(s, x, y, h, bw=.25, style="solid", ink=None):
        s.bg.append(f'<div class="a" style="left:{x:.2f}mm;top:{y:.2f}mm;height:{h:.2f}mm;border-left:{bw}mm {style} {ink or s.ink};width:0"></div>')
    # boxed cell, small label on top, value (str or list of lines) below
    def cell(s, x, y, w, h, label, val, lsize=6.5, lfont=None, tsize=None, lh=None, fill=None, center=False, border=True, vy=None, bfill="transparent", over=0):
        if border: s.rect(x, y, w, h, fill=bfill)
        if label: s.p(x + 1, y + 2.7, label, lsize, lfont or s.font)
        vals = val if isinstance(val, list) else [val]
        ts = tsize or s.tsize; lh = lh or ts * PT * 1.12
        yb = y + (vy if vy else h - 1.4 - lh * (len(vals) - 1))
        for i, v in enumerate(vals):
            if v:
                tx = x + (max(1, (w - s.tw(v, ts)) / 2) if center else 1.6)
                tw, sz = s.t(tx, yb + i * lh, v, size=ts, w=w - (tx - x) - .3 + over, j=len(vals) == 1)
                if fill and i == len(vals) - 1: s.fill(tx + tw + 1, yb + i * lh, x + w - tx - tw - 2.5, fill, sz)
            elif fill: s.fill(x + 1.6, yb + i * lh, w - 3, fill, ts)
    def path(s, d, ink, w=.3, fillc="none", op=1, layer="svg"):
        getattr(s, layer).append(f'<path d="{d}" fill="{fillc}" stroke="{ink}" stroke-width="{w}" opacity="{op}"/>')
    def sign(s, x, y, w, ink="#1d2f7a", op=.85):
        r = s.r; n = 7; d = f"M{x:.1f} {y:.1f}"; px = x
        for i in range(n):
            nx = x + w * (i + 1) / n
            d += f" C{px + r.uniform(0, 4):.1f} {y - r.uniform(3, 10):.1f} {nx - r.uniform(2, 7):.1f} {y + r.uniform(0, 4.5):.1f} {nx:.1f} {y + r.uniform(-2, 1.5):.1f}"; px = nx
        d += f" q6 -2 {r.uniform(-12, -6):.1f} 3"
        s.path(d, ink, .38, op=op)
    def stamp(s, cx, cy, rad, top, mid, ink="#5a3f8c", op=.75, bot=""):
        i = len(s.svg); r2 = rad - 3.2
        g = f'<g opacity="{op}"><circle cx="{cx}" cy="{cy}" r="{rad}" fill="none" stroke="{ink}" stroke-width=".5"/><circle cx="{cx}" cy="{cy}" r="{rad - 4.2}" fill="none" stroke="{ink}" stroke-width=".3"/>'
        g += f'<path id="sp{i}" d="M{cx - r2} {cy} A{r2} {r2} 0 1 1 {cx + r2} {cy}" fill="none"/><text font-size="2.5" font-family="Liberation Sans" fill="{ink}" text-anchor="middle"><textPath href="#sp{i}" startOffset="50%">{esc(top)}</textPath></text>'
        for k, m in enumerate(mid):
            g += f'<text x="{cx}" y="{cy + .9 + (k - (len(mid) - 1) / 2) * 3}" font-size="2.3" font-family="Liberation Sans" fill="{ink}" text-anchor="middle">{esc(m)}</text>'
        s.svg.append(g + "</g>")
    def crest(s, cx, cy, k=1, ink=None, op=1):
        ink = ink or s.ink; g = f'<g transform="translate({cx} {cy}) scale({k})" fill="none" stroke="{ink}" stroke-width=".35" opacity="{op}">'
        pts = []
        for i in range(10):
            a = -math.pi / 2 + i * math.pi / 5; q = 7 if i % 2 == 0 else 3
            pts.append(f"{q * math.cos(a):.2f},{q * math.sin(a):.2f}")
        g += f'<polygon points="{" ".join(pts)}"/><circle r="2.6"/><circle r="1.9"/>'
        for i in range(12):
            for sg in (-1, 1):
                a = math.pi / 2 + sg * (i + 1.2) * .19; x, y = 9 * math.cos(a), 9 * math.sin(a)
                g += f'<ellipse cx="{x:.2f}" cy="{y:.2f}" rx="1.3" ry=".5" transform="rotate({math.degrees(a) + 60 * sg:.0f} {x:.2f} {y:.2f})"/>'
        g += '<path d="M-6 10.5 q6 2 12 0 l1.5 2 q-7.5 2.4 -15 0z"/></g>'
        s.svg.append(g)
    def guilloche(s, ink, x, y, w, h, step=4, amp=3, op=.35):
        for k in range(int(h / step)):
            yy = y + k * step; d = f"M{x} {yy:.1f}"; n = int(w / 12)
            for i in range(n): d += f" q3 {-amp} 6 0 t6 0"
            s.bgsvg(f'<path d="{d}" fill="none" stroke="{ink}" stroke-width=".2" opacity="{op}"/>')
    def bgsvg(s, x):
        if not hasattr(s, "_bs"): s._bs = []
        s._bs.append(x)
    def check(s, case):
        out = []; R = s.rects
        for i in range(len(R)):
            for k in range(i + 1, len(R)):
                a, b = R[i], R[k]
                if a[0] == "p" and b[0] == "p" and False: continue
                ox = min(a[3], b[3]) - max(a[1], b[1]); oy = min(a[4], b[4]) - max(a[2], b[2])
                if ox > .35 and oy > .35: out.append((round(ox, 1), round(oy, 1), a[0] + b[0], a[5][:50], b[5][:50]))
            if R[i][3] > s.w - 4 or R[i][1] < 4 or R[i][4] > s.h - 3: out.append(("edge", R[i]))
        for o in out: print("  CHECK", case, o)
    def html(s, title):
        z = f'width="{s.w}mm" height="{s.h}mm" viewBox="0 0 {s.w} {s.h}" style="position:absolute;left:0;top:0"'
        bs = "".join(getattr(s, "_bs", []))
        return (f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>{esc(title)}</title><style>@page{{size:{s.w}mm {s.h}mm;margin:0}}'
                f'html,body{{margin:0;padding:0}}body{{-webkit-print-color-adjust:exact;print-color-adjust:exact}}.pg{{position:relative;width:{s.w}mm;height:{s.h - .3}mm;overflow:hidden;background:{s.paper}}}'
                f'.a{{position:absolute;white-space:pre;box-sizing:border-box}}{s.css}</style></head><body><div class="pg"><svg {z}>{bs}</svg>'
                + "".join(s.bg) + "".join(s.pr) + f'<svg {z}>{"".join(s.svg)}</svg>' + "".join(s.ty) + "</div></body></html>")

U = "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove".split()
D = "_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
C = "_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()
def num(n, fem=False):
    if n < 20:
        w = U[n]
        return {"um": "uma", "dois": "duas"}.get(w, w) if fem else w
    if n < 100: return D[n // 10] + (" e " + num(n % 10, fem) if n % 10 else "")
    if n == 100: return "cem"
    if n < 1000: return C[n // 100] + (" e " + num(n % 100, fem) if n % 100 else "")
    m, r = divmod(n, 1000)
    h = ("mil" if m == 1 else num(m) + " mil")
    if not r: return h
    return h + (" e " if r < 100 or r % 100 == 0 or n > 1900 and r % 100 == 0 else " ") + num(r, fem)
MES = "_ janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()
ROM = "_ I II III IV V VI VII VIII IX X XI XII".split()
def br(d): return "%02d/%02d/%04d" % d
def ext(d): return f"{d[0] if d[0] > 1 else '1º'} de {MES[d[1]]} de {d[2]}"
def dw(n): return "primeiro" if n == 1 else num(n)
def extw(d): return f"{dw(d[0])} de {MES[d[1]]} de {num(d[2])}"
def later(r, d, a, b):
    import datetime
    x = datetime.date(d[2], d[1], d[0]) + datetime.timedelta(days=r.randint(a, b))
    return (x.day, x.month, x.year)
def wrap(t, n):
    out = []; cur = ""
    for w in t.split(" "):
        if len(cur) + len(w) + (1 if cur else 0) > n and cur: out.append(cur); cur = w
        else: cur = (cur + " " + w) if cur else w
    out.append(cur); return out

K = {"nome": "dados_pessoais.nome_completo", "cpf": "dados_pessoais.cpf", "mat": "dados_pessoais.matrícula", "texto": "dados_pessoais.data_nascimento.texto_completo",
 "dia": "dados_pessoais.data_nascimento.dia", "mes": "dados_pessoais.data_nascimento.mês", "ano": "dados_pessoais.data_nascimento.ano", "hora": "dados_pessoais.hora_nascimento",
 "nat": "dados_pessoais.naturalidade", "sexo": "dados_pessoais.sexo", "estab": "local_nascimento.estabelecimento", "mun": "local_nascimento.município", "uf": "local_nascimento.uf",
 "rmun": "registro.município", "ruf": "registro.uf", "cart": "registro.cartório", "dreg": "registro.data_registro", "dnv": "registro.número_dnv", "livro": "registro.livro", "folha": "registro.folha", "termo": "registro.termo",
 "g1": "filiação.genitor_1.nome_completo", "g1n": "filiação.genitor_1.naturalidade", "g2": "filiação.genitor_2.nome_completo", "g2n": "filiação.genitor_2.naturalidade",
 "ap": "avós.paternos.avô", "avp": "avós.paternos.avó", "am": "avós.maternos.avô", "avm": "avós.maternos.avó", "gem": "gêmeos.status", "gi": "gêmeos.informações_adicionais",
 "averb": "observações.averbações", "anot": "observações.anotações", "selo": "autenticação.selo_digital", "ofic": "autenticação.oficial_registro", "emis": "autenticação.data_emissão"}
def truth(case, sheet, v, accept=None, twins=None, joint=True):
    data = {"documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"}}
    v = dict(v); v.setdefault("gem", "Não")
    if "date" in v:
        d = v.pop("date"); v["dia"], v["mes"], v["ano"] = "%02d" % d[0], "%02d" % d[1], "%d" % d[2]
    bad = set(v) - set(K); assert not bad, bad
    for k, path in K.items():
        q = path.split("."); o = data
        for z in q[:-1]: o = o.setdefault(z, {})
        o[q[-1]] = v.get(k, "")
    acc = {}
    for k, a in (accept or {}).items():
        if k in ('hora', 'dreg', 'emis', 'sexo', 'gem'): continue  # only the assumed format is right there
        a = [x for x in dict.fromkeys(a if isinstance(a, list) else [a]) if x != v.get(k, "")]
        if a: acc[K[k]] = a
    return {"case": case, "layout": case.split("-")[0], "condition": "pdf_born_digital", "file": case + ".pdf", "width": round(sheet.w / PT), "height": round(sheet.h / PT), "resizeImage": False,
            "data": data, "accept": acc, "meta": {"twin_names": twins or [], "joint_notes": joint, "cadastro": []}}
def write(out, case, s, tr):
    s.check(case)
    open(f"{out}/{case}.html", "w", encoding="utf-8").write(s.html(case))
    json.dump(tr, open(f"{out}/{case}.json", "w", encoding="utf-8"), ensure_ascii=False, indent=1)

class O(dict):
    __getattr__ = dict.__getitem__
    __setattr__ = dict.__setitem__
