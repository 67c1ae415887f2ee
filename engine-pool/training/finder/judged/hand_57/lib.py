import random

def rng(kind, n):
    return random.Random(f"{kind}/{n}")

def cpf(r):
    d = [r.randrange(10) for _ in range(9)]
    for _ in range(2):
        v = sum(x * w for x, w in zip(d, range(len(d) + 1, 1, -1))) * 10 % 11
        d.append(v % 10)
    s = ''.join(map(str, d))
    return f"{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}"

def matricula(cns, year, typ, livro, folha, termo):
    s = f"{cns:06d}0155{year:04d}{typ}{livro:05d}{folha:03d}{termo:07d}"
    assert len(s) == 30, s
    for _ in range(2):
        w = 32 - len(s)
        v = 0
        for c in s:
            v += int(c) * w
            w = 0 if w == 10 else w + 1
        d = v % 11
        s += '1' if d == 10 else str(d)
    return ' '.join((s[:6], s[6:8], s[8:10], s[10:14], s[14], s[15:20], s[20:23], s[23:30], s[30:]))

def qr(r, size=70):
    k = 25
    c = []
    for y in range(k):
        for x in range(k):
            if (x < 8 and y < 8) or (x > 16 and y < 8) or (x < 8 and y > 16):
                continue
            if r.random() < .5:
                c.append(f"M{x} {y}h1v1h-1z")
    for x, y in ((0, 0), (18, 0), (0, 18)):
        c.append(f"M{x} {y}h7v7h-7zM{x+1} {y+1}v5h5v-5zM{x+2} {y+2}h3v3h-3z")
    return f'<svg width="{size}" height="{size}" viewBox="0 0 25 25"><path fill-rule="evenodd" d="{"".join(c)}"/></svg>'

def bars(r, w=200, h=34):
    x, c = 0, []
    while x < 200:
        a = r.choice((1, 1, 2, 3))
        c.append(f"M{x} 0h{a}v10h-{a}z")
        x += a + r.choice((1, 1, 2))
    return f'<svg width="{w}" height="{h}" viewBox="0 0 204 10" preserveAspectRatio="none"><path d="{"".join(c)}"/></svg>'

def crest(size=60, a="#1b6b3a", b="#e9c21c"):
    pts = []
    import math
    for i in range(20):
        rad = 48 if i % 2 == 0 else 36
        t = math.pi * i / 10
        pts.append(f"{50+rad*math.sin(t):.1f},{50-rad*math.cos(t):.1f}")
    st = []
    for i in range(10):
        rad = 16 if i % 2 == 0 else 6.5
        t = math.pi * i / 5
        st.append(f"{50+rad*math.sin(t):.1f},{50-rad*math.cos(t):.1f}")
    return (f'<svg width="{size}" height="{size}" viewBox="0 0 100 100"><polygon points="{" ".join(pts)}" fill="{a}"/>'
            f'<circle cx="50" cy="50" r="30" fill="{b}"/><circle cx="50" cy="50" r="23" fill="#274b93"/><polygon points="{" ".join(st)}" fill="#fff"/></svg>')

def face(w=84, h=108, shade="#8a8f98"):
    return (f'<svg width="{w}" height="{h}" viewBox="0 0 84 108"><rect width="84" height="108" fill="#e6e8ec"/>'
            f'<circle cx="42" cy="42" r="20" fill="{shade}"/><path d="M6 108q2-40 36-40t36 40z" fill="{shade}"/></svg>')

def finger(w=60, h=80):
    e = ''.join(f'<ellipse cx="30" cy="42" rx="{4*i}" ry="{5.4*i}" fill="none" stroke="#333" stroke-width="1.1" stroke-dasharray="{9+i} {1+i%3}"/>' for i in range(1, 7))
    return f'<svg width="{w}" height="{h}" viewBox="0 0 60 80">{e}</svg>'

def scribble(r, w=150, h=36):
    x, d = 6, "M6 22"
    while x < 130:
        a, b, e = r.randrange(2, 8), r.randrange(-16, 16), r.randrange(8, 16)
        d += f"q{a} {b} {e} {r.randrange(-5, 6)}"
        x += e
    return f'<svg width="{w}" height="{h}" viewBox="0 0 150 44"><path d="{d}" fill="none" stroke="#1d2f7a" stroke-width="1.6"/></svg>'

def page(css, body, lang="pt-BR", margin="12mm 14mm", title=""):
    return (f'<!DOCTYPE html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title><style>'
            f'@page{{size:A4;margin:{margin}}}*{{box-sizing:border-box}}'
            'html{-webkit-print-color-adjust:exact;print-color-adjust:exact}body{margin:0}'
            'table{border-collapse:collapse}p{margin:0 0 .6em}'
            f'.c{{text-align:center}}.r{{text-align:right}}.j{{text-align:justify}}{css}</style></head><body>{body}</body></html>')

def cells(rows, cls="g"):
    """rows: list of rows of (label, value[, flex])"""
    o = [f'<div class="{cls}">']
    for row in rows:
        o.append('<div class="row">')
        for c in row:
            fl = c[2] if len(c) > 2 else 1
            o.append(f'<div class="cell" style="flex:{fl} 1 0"><span class="l">{c[0]}</span><span class="v">{c[1]}</span></div>')
        o.append('</div>')
    o.append('</div>')
    return ''.join(o)

CELLCSS = ('.row{display:flex}.cell{border:1px solid #444;margin:-1px 0 0 -1px;padding:2px 5px 3px;min-height:32px}'
           '.cell .l{display:block;font-size:7.5px;text-transform:uppercase;color:#333}.cell .v{display:block;min-height:13px}')

def table(head, rows, cls="t"):
    h = ''.join(f'<th>{x}</th>' for x in head or ())
    b = ''.join('<tr>' + ''.join(f'<td>{x}</td>' for x in r) + '</tr>' for r in rows)
    return f'<table class="{cls}">' + (f'<tr>{h}</tr>' if head else '') + b + '</table>'

def money(v):
    return f"{v:,.2f}".replace(',', '#').replace('.', ',').replace('#', '.')
