# -*- coding: utf-8 -*-
"""Rows of cells -> drawing operations, in points from the top left."""
from fontTools.ttLib import TTFont
import functools
LB = "/usr/share/fonts/truetype/liberation/Liberation"
FONTS = {"sans": LB + "Sans-Regular.ttf", "sansb": LB + "Sans-Bold.ttf", "sansi": LB + "Sans-Italic.ttf", "serif": LB + "Serif-Regular.ttf", "serifb": LB + "Serif-Bold.ttf", "serifi": LB + "Serif-Italic.ttf",
         "mono": LB + "Mono-Regular.ttf", "monob": LB + "Mono-Bold.ttf", "narrow": LB + "SansNarrow-Regular.ttf", "narrowb": LB + "SansNarrow-Bold.ttf", "dj": "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
         "djb": "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf", "nsans": "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf", "nsansb": "/usr/share/fonts/truetype/noto/NotoSans-Bold.ttf", "hand": "/usr/share/fonts/opentype/urw-base35/Z003-MediumItalic.otf"}

@functools.lru_cache(None)
def tt(f): return TTFont(FONTS[f], lazy=True)

@functools.lru_cache(None)
def _adv(f):
    t = tt(f); cm = t.getBestCmap(); hm = t["hmtx"]; u = t["head"].unitsPerEm
    return {c: hm[g][0] / u for c, g in cm.items()}

def width(s, f, size):
    a = _adv(f)
    return sum(a.get(ord(c), .5) for c in s) * size

def wrap(s, f, size, w):
    out = []
    for par in s.split("\n"):
        cur = ""
        for wd in par.split(" "):
            t = cur + " " + wd if cur else wd
            if cur and width(t, f, size) > w: out.append(cur); cur = wd
            else: cur = t
        out.append(cur)
    return out

class Op(dict):
    __getattr__ = dict.__getitem__
    __setattr__ = dict.__setitem__

def T(x, y, s, font, size, role="value", fid=None, **k): return Op(t="text", x=x, y=y, s=s, font=font, size=size, role=role, fid=fid, **k)
def L(x1, y1, x2, y2, w=.5, g=0): return Op(t="line", x1=x1, y1=y1, x2=x2, y2=y2, w=w, g=g)
def R(x, y, w, h, lw=.5, fill=None, g=0): return Op(t="rect", x=x, y=y, w=w, h=h, lw=lw, fill=fill, g=g)

STY = {1: dict(lf="sans", vf="sans", vb="sansb", hf="sansb", ls=6, vs=9.5, box=1), 2: dict(lf="sans", vf="sansb", vb="sansb", hf="sansb", ls=6.2, vs=9, box=2), 3: dict(lf="serif", vf="serifb", vb="serifb", hf="serifb", ls=10.5, vs=10.5, box=0)}

def lay(form, design, W=595, H=842, M=42, top=None, bottom=None, sty=None, align=None, center_values=False):
    """-> ops, fields"""
    st = dict(STY[design]); st.update(sty or {})
    top = M if top is None else top
    bottom = H - M if bottom is None else bottom
    k = 1.18
    while True:
        ops, fields, y = _lay(form, design, W, M, top, st, k, align, center_values)
        if y <= bottom: return ops, fields
        k *= .965
        if k < .55: raise SystemExit("does not fit")

def _lay(form, design, W, M, top, st, k, align, cv):
    ops, fields = [], []
    X0, X1 = M, W - M
    y = top
    hs = {"h1": 17, "h2": 13, "h3": 10}
    for s, c in form["head"]:
        z = hs[c] * k
        f = st["hf"]
        y += z * 1.25
        ops.append(T((W - width(s, f, z)) / 2, y, s, f, z, "head"))
    y += 14 * k
    n = 0
    for ri, row in enumerate(form["rows"]):
        ls, vs0 = st["ls"] * k, st["vs"] * k
        cells = []
        x = X0
        for c in row:
            w = c["w"] * (X1 - X0)
            vs = vs0 * (1.25 if c.get("big") and not c.get("inline") else 1)
            vf = st["vb"] if c.get("big") else st["vf"]
            pad = 4
            if c.get("inline"):
                lw = width(c["l"], st["lf"], ls) + 4
                lines = wrap(c["v"], vf, vs, w - lw - 4)
                h = max(1, len(lines)) * vs * 1.25 + 4 * k
            else:
                lw = pad
                while True:
                    lines = wrap(c["v"], vf, vs, w - 2 * pad)
                    if max(width(q, vf, vs) for q in lines) <= w - 2 * pad or vs < 5: break
                    vs *= .95
                h = ls + 4 * k + max(c.get("h", 1), len(lines)) * vs * 1.22 + 7 * k
            cells.append((c, x, w, lw, lines, h, vs, vf)); x += w
        # labels that are too wide shrink
        h = max(q[5] for q in cells)
        for c, x, w, lw, lines, _, vs, vf in cells:
            n += 1
            fid = "c%02d" % n
            if c.get("inline"):
                by = y + vs
                ops.append(T(x, by, c["l"], st["lf"], ls, "label", fid))
                vx, vy, vw = x + lw, by, w - lw - 4
                if design == 3 and st.get("underline", 1):
                    for i in range(max(1, len(lines))): ops.append(L(vx, by + i * vs * 1.25 + 2, x + w - 6, by + i * vs * 1.25 + 2, .3, .5))
                lead = vs * 1.25
                rect = (vx - 1, y - 1, vw + 2, h - 1)
            else:
                l2 = ls
                while width(c["l"], st["lf"], l2) > w - 6: l2 *= .96
                if st["box"] == 1 and not c.get("bare"): ops.append(R(x, y, w, h, .6))
                elif st["box"] == 1: pass
                else:
                    ops.append(R(x, y, w, ls + 4 * k, .4, .9)); ops.append(R(x, y, w, h, .4))
                bare = c.get("bare")
                ops.append(T(x + (w - width(c["l"], st["lf"], l2)) / 2 if bare else x + 3, y + ls + 1.2 * k, c["l"], st["lf"], l2, "label", fid))
                vx, vw, lead = x + 4, w - 8, vs * 1.22
                vy = y + ls + 4 * k + vs * .98
                rect = (x + 1.5, y + ls + 3 * k, w - 3, h - ls - 4 * k)
            for i, q in enumerate(lines):
                if not q: continue
                lx = vx
                al = "c" if c.get("bare") or (cv and not c.get("inline")) else (align or "l")
                if al == "c": lx = vx + (vw - width(q, vf, vs)) / 2
                elif al == "r": lx = vx + vw - width(q, vf, vs)
                ops.append(T(lx, vy + i * lead, q, vf, vs, "value", fid, bw=vw, last=i == len(lines) - 1))
            fields.append(Op(fid=fid, label=c["l"], value=c["v"], rect=rect, lines=lines, size=vs, font=vf, al="c" if c.get("bare") or (cv and not c.get("inline")) else "l", lead=lead, vx=vx, vy=vy, inline=c.get("inline")))
        y += h + (0 if not row[0].get("bare") and not row[0].get("inline") else (3 * k if row[0].get("bare") else 2.2 * k))
    y += 10 * k
    # foot: two blocks
    z = 8.2 * k
    f = st["lf"]
    cw = (X1 - X0) * .5
    yl = y + z
    nl = []
    for s in form["left"]:
        nl += wrap(s, f, z, cw - 14)
    nr = []
    for s in form["right"]: nr += wrap(s, f, z, cw - 10)
    hh = max(len(nl), len(nr)) * z * 1.3 + 10
    if st["box"]: ops.append(R(X0, y - 2, cw - 4, hh, .5))
    for i, s in enumerate(nl): ops.append(T(X0 + 5, yl + 3 + i * z * 1.3, s, f, z, "foot", "fl"))
    for i, s in enumerate(nr):
        if s: ops.append(T(X0 + cw + (cw - width(s, f, z)) / 2, yl + 3 + i * z * 1.3, s, f, z, "foot", "fr"))
    return ops, fields, y + hh
