"""Pages, paper, camera geometry, light, sensor. Everything seeded by (condition, page)."""
import os, zlib, json, glob, subprocess, tempfile
import numpy as np, cv2
from PIL import Image
cv2.setNumThreads(1)
Image.MAX_IMAGE_PIXELS = None
HERE = os.path.dirname(os.path.abspath(__file__))
PAGES = os.environ['PAGES']
CACHE = os.path.join(tempfile.gettempdir(), 'pictures_125'); os.makedirs(CACHE, exist_ok=True)
f32 = np.float32

def rng_for(*k): return np.random.default_rng(zlib.crc32('|'.join(map(str, k)).encode()))
def names(): return sorted(os.path.basename(p)[:-5] for p in glob.glob(PAGES + '/*.json'))
def truth(n): return json.load(open(f'{PAGES}/{n}.json'))
def size_mm(n):
    d = truth(n); return d['width'] * 25.4 / 72, d['height'] * 25.4 / 72

def raster(n, dpi=300, pdf=None, scale_to=None):
    """uint8 RGB of the page (pdftoppm); scale_to = exact (w,h) px."""
    pdf = pdf or f'{PAGES}/{n}.pdf'
    tag = f'{dpi}' if scale_to is None else f's{scale_to[0]}x{scale_to[1]}'
    out = f'{CACHE}/{n}_{tag}'
    if not os.path.exists(out + '.png'):
        arg = ['-r', str(dpi)] if scale_to is None else ['-scale-to-x', str(scale_to[0]), '-scale-to-y', str(scale_to[1])]
        tmp = out + f'.{os.getpid()}'
        subprocess.run(['pdftoppm', *arg, '-png', '-singlefile', pdf, tmp], check=True)
        os.replace(tmp + '.png', out + '.png')
    return np.asarray(Image.open(out + '.png').convert('RGB'))

def words(n, digits=False):
    """Word boxes in mm from the PDF's text layer (used only to keep holes off the text)."""
    import re
    t = subprocess.run(['pdftotext', '-bbox', f'{PAGES}/{n}.pdf', '-'], capture_output=True, text=True).stdout
    k = 25.4 / 72
    return [tuple(float(v) * k for v in m) for *m, wd in re.findall(r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)<', t)
            if not digits or sum(ch.isdigit() for ch in wd) >= 2]

def s2l(a): return np.power(np.clip(a, 0, 1), 2.2, dtype=f32)
def l2s(a): return np.power(np.clip(a, 0, 1), 1 / 2.2, dtype=f32)
def blur(a, s): return a if s <= 0 else cv2.GaussianBlur(a, (0, 0), float(s))
def u8(a): return (np.clip(a, 0, 1) * 255 + .5).astype(np.uint8)

def cloud(h, w, cell, rng, lo=-1, hi=1):
    """smooth noise, feature size about `cell` px, in lo..hi"""
    gh, gw = max(2, int(h / cell) + 3), max(2, int(w / cell) + 3)
    a = rng.random((gh, gw)).astype(f32)
    return lo + (hi - lo) * np.clip(cv2.resize(a, (w, h), interpolation=cv2.INTER_CUBIC), 0, 1)

OLD = {'121G-3': .8, '122G-3': 1., '122H-3': .8}
def printed(n, rng, dpi=300, rgb=None, ink=.5, aged=True):
    """float sRGB of the page as it lies printed on real paper"""
    p = (raster(n, dpi) if rgb is None else rgb).astype(f32) / 255
    h, w = p.shape[:2]; k = dpi / 300
    p = blur(p, ink * k)
    black = rng.uniform(.07, .13)                       # toner is never quite black
    p = black + (1 - black) * p
    tint = np.array([1, .995, rng.uniform(.965, .99)], f32) * rng.uniform(.95, .985)
    if aged and n in OLD:
        a = OLD[n]; tint = tint * np.array([1 - .02 * a, 1 - .05 * a, 1 - .16 * a], f32)
        spot = cloud(h, w, 500 * k, rng, 0, 1) ** 2
        p = p * (1 - spot[..., None] * np.array([.01, .03, .07], f32) * a)
    fib = blur(rng.standard_normal((h, w)).astype(f32), 1.2 * k) * .010 + cloud(h, w, 60 * k, rng, -.006, .006)
    return np.clip(p * tint * (1 + fib[..., None]), 0, 1)

# ---------- tables and cloths: (texture float sRGB, px per mm)
def texture(kind, rng, N=2048):
    yy, xx = np.mgrid[0:N, 0:N].astype(f32)
    n1 = rng.standard_normal((N, N)).astype(f32)
    if kind == 'wood':
        base = np.array([[.55, .36, .22], [.42, .26, .15], [.70, .52, .34], [.36, .24, .17]][rng.integers(4)], f32)
        g = cv2.GaussianBlur(n1, (0, 0), sigmaX=60, sigmaY=1.2); g /= g.std()
        warp = cloud(N, N, 400, rng, -60, 60)
        ring = np.sin((yy + warp + cloud(N, N, 900, rng, -150, 150)) * .06)
        v = 1 + .07 * g + .07 * ring + .02 * n1
        pl = (yy // 340).astype(int); tone = rng.uniform(.86, 1.1, 9)
        v = v * tone[np.clip(pl, 0, 8)]
        v = np.where((yy % 340) < 5, v * .5, v)
        return np.clip(base * v[..., None], 0, 1).astype(f32), 3.4
    if kind == 'gingham':
        c = np.array([[.75, .12, .13], [.15, .3, .62], [.16, .45, .25]][rng.integers(3)], f32)
        a = ((xx // 60) % 2) + ((yy // 60) % 2)
        t = .95 - (a[..., None] / 2) * (.95 - c)
        return np.clip(t * (1 + .05 * np.sin(xx * 1.6)[..., None] * np.sin(yy * 1.6)[..., None] + .03 * n1[..., None]), 0, 1).astype(f32), 4.
    if kind == 'floral':
        base = np.array([[.86, .80, .70], [.30, .36, .48], [.82, .86, .84]][rng.integers(3)], f32)
        t = (np.ones((N, N, 3), f32) * base * 255).astype(np.uint8)
        for _ in range(230):
            x, y, r = rng.integers(0, N), rng.integers(0, N), int(rng.integers(14, 38))
            col = tuple(int(v) for v in rng.choice([[180, 50, 70], [210, 150, 60], [90, 110, 170], [150, 80, 140]]))
            a0 = rng.uniform(0, 6)
            cv2.ellipse(t, (x + 2 * r, y + r), (int(r * 1.3), r // 3), float(rng.uniform(0, 180)), 0, 360, (70, 120, 70), -1, cv2.LINE_AA)
            for k in range(5):
                a = a0 + k * 1.2566
                cv2.circle(t, (int(x + r * .8 * np.cos(a)), int(y + r * .8 * np.sin(a))), int(r * .55), col, -1, cv2.LINE_AA)
            cv2.circle(t, (x, y), int(r * .4), (235, 205, 90), -1, cv2.LINE_AA)
        t = t.astype(f32) / 255
        return np.clip(t * (1 + .05 * np.sin(xx * 1.5)[..., None] * np.sin(yy * 1.5)[..., None] + .03 * n1[..., None]), 0, 1), 4.
    if kind == 'stripes':
        cols = np.array([[.80, .74, .62], [.45, .25, .22], [.78, .72, .6], [.28, .34, .3]], f32)
        t = cols[((xx // 70) % 4).astype(int)]
        return np.clip(t * (1 + .06 * np.sin(yy * 1.4)[..., None] + .03 * n1[..., None]), 0, 1).astype(f32), 4.
    if kind == 'granite':
        t = .42 + .10 * blur(n1, 1.5) * 3 + .05 * blur(rng.standard_normal((N, N)).astype(f32), 5) * 8
        return np.clip(t[..., None] * np.array([1, .97, .93], f32), 0.03, .95).astype(f32), 5.
    base = np.array({'desk': [.78, .77, .74], 'dark': [.16, .15, .15], 'beige': [.80, .72, .60], 'blue': [.35, .42, .5]}[kind], f32)
    return np.clip(base * (1 + .012 * n1 + cloud(N, N, 300, rng, -.03, .03))[..., None], 0, 1).astype(f32), 4.

# ---------- camera
class Cam:
    def __init__(s, W, H, wmm, hmm, rx, ry, rz, fill, mode, rng, off=.02, centre=None):
        s.W, s.H, s.w, s.h = W, H, wmm, hmm
        s.f = .75 * max(W, H)
        ax, ay, az = np.radians([rx, ry, rz])
        Rx = np.array([[1, 0, 0], [0, np.cos(ax), -np.sin(ax)], [0, np.sin(ax), np.cos(ax)]])
        Ry = np.array([[np.cos(ay), 0, np.sin(ay)], [0, 1, 0], [-np.sin(ay), 0, np.cos(ay)]])
        Rz = np.array([[np.cos(az), -np.sin(az), 0], [np.sin(az), np.cos(az), 0], [0, 0, 1]])
        s.R = Rx @ Ry @ Rz
        s.c = np.array([W / 2, H / 2])
        lo, hi = 20., 20000.
        for _ in range(60):
            s.d = (lo + hi) / 2
            q = s.corners()
            if mode == 'area': v = abs(cv2.contourArea(q.astype(f32))) / (W * H)
            else: v = max(np.ptp(q[:, 0]) / W, np.ptp(q[:, 1]) / H)
            if v > fill: lo = s.d
            else: hi = s.d
        q = s.corners(); mid = (q.min(0) + q.max(0)) / 2
        want = np.array(centre if centre else (.5, .5)) * [W, H] + rng.uniform(-off, off, 2) * [W, H]
        half = (q.max(0) - q.min(0)) / 2
        m = .012 * np.array([W, H])
        want = np.clip(want, np.minimum(half + m, [W / 2, H / 2]), np.maximum([W, H] - half - m, [W / 2, H / 2]))
        s.c = s.c + want - mid
        X = np.array([[0, 0], [s.w, 0], [s.w, s.h], [0, s.h]], f32)
        s.Hm = cv2.getPerspectiveTransform(X, s.corners().astype(f32))
        s.Hi = np.linalg.inv(s.Hm)
    def proj(s, x, y, z=0.):
        P = np.stack([x - s.w / 2, y - s.h / 2, np.zeros_like(x) - z], -1) @ s.R.T
        Z = P[..., 2] + s.d
        return np.stack([s.f * P[..., 0] / Z + s.c[0], s.f * P[..., 1] / Z + s.c[1]], -1)
    def corners(s):
        x = np.array([0, s.w, s.w, 0.]); y = np.array([0, 0, s.h, s.h])
        return s.proj(x, y)
    def inv(s, xy):
        p = xy @ s.Hi[:, :2].T + s.Hi[:, 2]
        return p[..., :2] / p[..., 2:]
    def maps(s, zfun=None, step=6):
        """picture -> sheet mm (bent sheet), picture -> table mm (flat)"""
        gx = np.arange(0, s.W + step, step); gy = np.arange(0, s.H + step, step)
        g = np.stack(np.meshgrid(gx + .0, gy + .0), -1)
        flat = s.inv(g); uv = flat.copy()
        if zfun:
            for _ in range(12):
                F = s.proj(uv[..., 0], uv[..., 1], zfun(uv[..., 0], uv[..., 1]))
                uv = uv + .9 * (flat - s.inv(F))
        def up(a):
            hh, ww = a.shape[:2]
            # exact affine upsample of the coarse grid
            M = np.array([[step, 0, 0], [0, step, 0]], f32)
            return cv2.warpAffine(a.astype(f32), M, (s.W, s.H), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        return up(uv), (up(flat) if zfun else None)
    def pxmm(s):
        q = s.corners(); return np.linalg.norm(q[3] - q[0]) / s.h

def take(img, uv, px, flags=cv2.INTER_LINEAR, border=cv2.BORDER_CONSTANT, ox=0., oy=0.):
    return cv2.remap(img, ((uv[..., 0] + ox) * px - .5).astype(f32), ((uv[..., 1] + oy) * px - .5).astype(f32), flags, borderMode=border)

def shoot(sheet, wmm, hmm, cam, tex, rng, zfun=None, alpha=None, lift=2.0, pad=0., others=()):
    """linear-light picture: table + soft drop shadow + sheet. sheet covers [-pad, w+pad] mm.
    alpha: optional float mask of the sheet canvas. others: [(sheet, xmm, ymm, wmm, hmm, deg)] further papers below."""
    t, tp = tex
    uv, flat = cam.maps(zfun)
    tab = flat if flat is not None else uv
    ox, oy = rng.uniform(400, 900, 2)
    s_t = cam.pxmm() / tp
    if s_t < .8: t = cv2.GaussianBlur(t, (0, 0), .5 / s_t)
    out = s2l(take(t, tab, tp, border=cv2.BORDER_WRAP, ox=ox, oy=oy))
    def layer(out, sh, al, uv, wm, hm, pd):
        px = sh.shape[1] / (wm + 2 * pd); k = cam.pxmm() * 1.15 / px
        if k < .9:
            sz = (int(sh.shape[1] * k), int(sh.shape[0] * k))
            sh = cv2.resize(sh, sz, interpolation=cv2.INTER_AREA)
            if al is not None: al = cv2.resize(al, sz, interpolation=cv2.INTER_AREA)
        px = sh.shape[1] / (wm + 2 * pd)
        if al is None: al = np.ones(sh.shape[:2], f32)
        al = cv2.copyMakeBorder(al, 2, 2, 2, 2, cv2.BORDER_CONSTANT, value=0)
        sh = cv2.copyMakeBorder(sh, 2, 2, 2, 2, cv2.BORDER_REPLICATE)
        a = np.clip(take(al, uv, px, ox=pd + 2 / px, oy=pd + 2 / px), 0, 1)
        c = s2l(np.clip(take(sh, uv, px, cv2.INTER_CUBIC if k < 1.6 else cv2.INTER_LINEAR, cv2.BORDER_REPLICATE, ox=pd + 2 / px, oy=pd + 2 / px), 0, 1))
        r = max(1.5, lift * cam.pxmm())
        small = cv2.resize((a > .5).astype(f32), None, fx=.25, fy=.25, interpolation=cv2.INTER_AREA)
        M = np.array([[1, 0, r * .22 * .6], [0, 1, r * .22]], f32)
        sm = cv2.warpAffine(small, M, (small.shape[1], small.shape[0]), borderMode=cv2.BORDER_REPLICATE)
        sm = cv2.resize(blur(sm, max(.8, r / 4)), (cam.W, cam.H))
        out = out * (1 - .5 * sm[..., None])
        out *= 1 - a[..., None]; out += c * a[..., None]
        return out, a
    for (sh, x0, y0, wm, hm, deg) in others:
        a = np.radians(deg); cs, sn = np.cos(a), np.sin(a)
        dx, dy = tab[..., 0] - x0 - wm / 2, tab[..., 1] - y0 - hm / 2
        u2 = np.stack([cs * dx + sn * dy + wm / 2, -sn * dx + cs * dy + hm / 2], -1)
        out, _ = layer(out, sh, None, u2, wm, hm, 0.)
    out, a = layer(out, sheet, alpha, uv, wmm, hmm, pad)
    return out, a, uv

def gradient(W, H, rng, amt):
    a = rng.uniform(0, 2 * np.pi)
    x = np.linspace(-.5, .5, W, dtype=f32)[None]; y = np.linspace(-.5, .5, H, dtype=f32)[:, None]
    return (1 + amt * (np.cos(a) * x + np.sin(a) * y)).astype(f32)
def vignette(W, H, amt):
    x = np.linspace(-1, 1, W, dtype=f32)[None]; y = np.linspace(-1, 1, H, dtype=f32)[:, None]
    return 1 - amt * (x * x + y * y) / 2

def develop(lin, rng, wb=(1, 1, 1), expo=1., noise=.006, chroma=.006, soft=.6, sharp=.5, vig=.12, motion=0, denoise=0):
    """lens, sensor, the phone's processing -> uint8"""
    H, W = lin.shape[:2]
    lin = (lin * (np.array(wb, f32) * expo)).astype(f32)
    lin *= vignette(W, H, vig)[..., None]
    lin = blur(lin, soft)
    if motion:
        k = np.zeros((2 * motion + 1,) * 2, f32); a = rng.uniform(0, np.pi)
        for t in np.linspace(-motion / 2, motion / 2, 8 * motion + 1):
            k[int(round(motion + t * np.sin(a))), int(round(motion + t * np.cos(a)))] += 1
        lin = cv2.filter2D(lin, -1, k / k.sum())
    if noise:
        sd = noise * np.sqrt(np.clip(lin, .02, 1)) * 1.3
        lum = rng.standard_normal((H, W), dtype=f32)
        lin = lin + sd * lum[..., None] * .8
        ch = cv2.resize(rng.standard_normal((H // 3 + 1, W // 3 + 1, 3), dtype=f32), (W, H), interpolation=cv2.INTER_LINEAR)
        lin = lin + chroma * ch * np.sqrt(np.clip(lin, .02, 1))
    s = l2s(lin)
    s = s + .10 * s * (1 - s) * (2 * s - 1) * 2                       # mild S curve
    if denoise: s = cv2.bilateralFilter(s, 5, denoise, 2)
    if sharp: s = s + sharp * (s - blur(s, 1.3))
    return u8(s)

def save(img, path, quality=85, **k):
    im = img if isinstance(img, Image.Image) else Image.fromarray(img)
    if path.endswith('.jpg'): im.save(path, quality=quality, subsampling=k.pop('subsampling', 2), **k)
    else: im.save(path, **k)
