# drawn things: arms, borders, patterns, stamps, seals, codes, signatures
import random, math
def arms(size=60, c="#2a5a2a", c2="#1f3f8f", c3="#b8942a"):
    star = " ".join(f"{50+(34 if i%2==0 else 14)*math.sin(i*math.pi/5):.1f},{48-(34 if i%2==0 else 14)*math.cos(i*math.pi/5):.1f}" for i in range(10))
    leaves = ""
    for k in range(9):
        a = math.radians(20 + k*17)
        for s in (-1, 1):
            x, y = 50+s*44*math.sin(a), 50-44*math.cos(a)+4
            leaves += f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="7" ry="2.6" fill="{c}" transform="rotate({s*(k*17-50)} {x:.1f} {y:.1f})"/>'
    dots = "".join(f'<circle cx="{50+6*math.sin(i*1.26):.1f}" cy="{48-6*math.cos(i*1.26):.1f}" r="1.1" fill="#fff"/>' for i in range(5))
    return f'<svg width="{size}" height="{size}" viewBox="0 0 100 100">{leaves}<polygon points="{star}" fill="{c3}" stroke="{c}" stroke-width="2.5"/><circle cx="50" cy="48" r="11" fill="{c2}" stroke="#fff" stroke-width="1.5"/>{dots}<path d="M22 92 Q50 82 78 92" fill="none" stroke="{c2}" stroke-width="5"/></svg>'
def shield(size=54, c="#333", letter="", fill="none"):
    return f'<svg width="{size}" height="{size}" viewBox="0 0 100 100"><path d="M14 8 H86 V50 Q86 82 50 96 Q14 82 14 50 Z" fill="{fill}" stroke="{c}" stroke-width="4"/><path d="M14 34 H86 M50 34 V95" stroke="{c}" stroke-width="2.5"/><circle cx="32" cy="58" r="9" fill="none" stroke="{c}" stroke-width="2.5"/><path d="M58 50 h18 M58 58 h18 M60 66 h14" stroke="{c}" stroke-width="2.5"/><path d="M30 21 l5 8 5-8 5 8 5-8 5 8 5-8 5 8" fill="none" stroke="{c}" stroke-width="2"/></svg>'
def guilloche(w, h, m=14, t=16, c="#3c7a4a", n=7, step=18):
    """a frame of interlaced waves; all in px on a w x h box"""
    p = []
    def run(x0, y0, L, horiz, ph):
        pts = []
        k = 0
        while k <= L:
            o = t/2*math.sin(2*math.pi*k/step + ph)
            pts.append(f"{x0+k:.1f},{y0+o:.1f}" if horiz else f"{x0+o:.1f},{y0+k:.1f}")
            k += 3
        return f'<polyline points="{" ".join(pts)}"/>'
    for i in range(n):
        ph = i*2*math.pi/n
        p += [run(m, m+t/2, w-2*m, True, ph), run(m, h-m-t/2, w-2*m, True, ph), run(m+t/2, m, h-2*m, False, ph), run(w-m-t/2, m, h-2*m, False, ph)]
    r = f'<rect x="{m-3}" y="{m-3}" width="{w-2*m+6}" height="{h-2*m+6}" stroke-width="1.4"/><rect x="{m+t+3}" y="{m+t+3}" width="{w-2*(m+t+3)}" height="{h-2*(m+t+3)}" stroke-width=".8"/>'
    return f'<svg style="position:absolute;left:0;top:0;z-index:-1" width="{w}" height="{h}" viewBox="0 0 {w} {h}" fill="none" stroke="{c}" stroke-width=".55">{"".join(p)}{r}</svg>'
def waves(w, h, c="#bcd", gap=9, amp=4, per=60, sw=.4):
    p = []
    for j in range(int(h/gap)+1):
        y = j*gap
        d = f"M0 {y}" + "".join(f" q{per/4} {amp*(1 if k%2 else -1)} {per/2} 0" for k in range(int(w/(per/2))+1))
        p.append(f'<path d="{d}"/>')
    return f'<svg style="position:absolute;left:0;top:0;z-index:-2" width="{w}" height="{h}" viewBox="0 0 {w} {h}" fill="none" stroke="{c}" stroke-width="{sw}">{"".join(p)}</svg>'
def rosette(size, c="#9bb", n=36, op=.35):
    e = "".join(f'<ellipse cx="100" cy="100" rx="96" ry="34" transform="rotate({i*180/n:.1f} 100 100)"/>' for i in range(n))
    return f'<svg width="{size}" height="{size}" viewBox="0 0 200 200" fill="none" stroke="{c}" stroke-width=".5" opacity="{op}">{e}</svg>'
_id = [0]
def stamp(size, top, bottom, mid="", c="#27408b", op=.55, rot=-12, mid2=""):
    _id[0] += 1; i = _id[0]
    m = f'<text x="100" y="100" text-anchor="middle" font-size="17" font-weight="bold">{mid}</text>' if mid else '<polygon points="100,76 106,94 125,94 110,105 116,124 100,113 84,124 90,105 75,94 94,94" fill="none" stroke="currentColor" stroke-width="2"/>'
    if mid2: m += f'<text x="100" y="118" text-anchor="middle" font-size="12">{mid2}</text>'
    ft = min(17, 205/(.56*len(top))); fb = min(15, 245/(.56*len(bottom)))
    return f'''<svg width="{size}" height="{size}" viewBox="0 0 200 200" style="color:{c};opacity:{op};transform:rotate({rot}deg)" fill="currentColor" font-family="Liberation Sans Narrow">
<circle cx="100" cy="100" r="95" fill="none" stroke="currentColor" stroke-width="3"/><circle cx="100" cy="100" r="64" fill="none" stroke="currentColor" stroke-width="1.5"/>
<path id="u{i}" d="M26 100 A74 74 0 0 1 174 100" fill="none"/><path id="d{i}" d="M13 100 A87 87 0 0 0 187 100" fill="none"/>
<text font-size="{ft:.1f}"><textPath href="#u{i}" startOffset="50%" text-anchor="middle">{top}</textPath></text><text font-size="{fb:.1f}"><textPath href="#d{i}" startOffset="50%" text-anchor="middle">{bottom}</textPath></text>{m}</svg>'''
def qr(rng, size=80, n=29, c="#000"):
    g = [[rng.random() < .48 for _ in range(n)] for _ in range(n)]
    for (a, b) in ((0, 0), (0, n-7), (n-7, 0)):
        for y in range(-1, 8):
            for x in range(-1, 8):
                if 0 <= a+y < n and 0 <= b+x < n:
                    g[a+y][b+x] = (0 <= x <= 6 and 0 <= y <= 6) and (x in (0, 6) or y in (0, 6) or (2 <= x <= 4 and 2 <= y <= 4))
    d = "".join(f"M{x} {y}h1v1h-1z" for y in range(n) for x in range(n) if g[y][x])
    return f'<svg width="{size}" height="{size}" viewBox="0 0 {n} {n}" shape-rendering="crispEdges"><path d="{d}" fill="{c}"/></svg>'
def bars(rng, w=150, h=26, c="#000"):
    x, d = 0, ""
    while x < w:
        k = rng.choice((1, 1, 2, 3)); d += f"M{x} 0h{k}v{h}h-{k}z"; x += k+rng.choice((1, 1, 2, 3))
    return f'<svg width="{w+4}" height="{h}"><path d="{d}" fill="{c}"/></svg>'
def sign(rng, w=150, h=40, c="#1c2f7a", sw=1.3):
    x, y = 6, h*.6
    d = f"M{x} {y}"
    while x < w-20:
        dx = rng.uniform(9, 22)
        d += f" c{dx*.2:.1f} {rng.uniform(-h*.8, -h*.2):.1f} {dx*.9:.1f} {rng.uniform(-h*.5, h*.1):.1f} {dx*.6:.1f} {rng.uniform(-3.5, 2.6):.1f} s{dx*.2:.1f} {rng.uniform(0, h*.3):.1f} {dx*.4:.1f} {rng.uniform(-4, 3):.1f}"
        x += dx
    d += f" q{-w*.4:.0f} {h*.14:.0f} {-w*.7:.0f} {h*.05:.0f}"
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}" style="overflow:visible;margin-bottom:4px"><path d="{d}" fill="none" stroke="{c}" stroke-width="{sw}" stroke-linecap="round"/></svg>'
def at(x, y, inner, z=0, unit="mm"): return f'<div style="position:absolute;left:{x}{unit};top:{y}{unit};z-index:{z}">{inner}</div>'
def page(css, body, size="A4", w="210mm", h="296.6mm", title="Certidão"):
    return f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>{title}</title><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0;-webkit-print-color-adjust:exact}}body{{hyphens:none;font-variant-ligatures:none}}.pg{{position:relative;width:{w};min-height:{h};z-index:0}}{css}</style></head><body>{body}</body></html>'
