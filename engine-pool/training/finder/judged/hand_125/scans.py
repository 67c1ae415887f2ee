from core import *
from photos import shoot, bend, shade, base
from PIL import ImageDraw, ImageFont
LIB = '/usr/share/fonts/truetype/liberation/'
def font(name, s): 
    import subprocess
    p = subprocess.run(['fc-match', '-f', '%{file}', name], capture_output=True, text=True).stdout
    return ImageFont.truetype(p, s)

def gray(a): return cv2.cvtColor(a, cv2.COLOR_RGB2GRAY)
def place(n, r, dpi, deg, W=None, H=None, bgcol=.97, sheet=None, off=None, jit=1.5):
    """sheet on the glass of an A4 scanner"""
    w, h = size_mm(n); s = printed(n, r) if sheet is None else sheet
    sz = (round(w / 25.4 * dpi), round(h / 25.4 * dpi))
    s = cv2.resize(s, sz, interpolation=cv2.INTER_AREA)
    W = W or round(210 / 25.4 * dpi); H = H or round(297 / 25.4 * dpi)
    can = np.empty((H, W, 3), f32); can[:] = bgcol
    small = w < 190
    cx, cy = W / 2 + r.uniform(-jit, jit) / 25.4 * dpi, H / 2 + r.uniform(-jit, jit) / 25.4 * dpi
    if small: cx, cy = sz[0] / 2 + 12 / 25.4 * dpi, sz[1] / 2 + 12 / 25.4 * dpi
    if off: cx, cy = cx + off[0] / 25.4 * dpi, cy + off[1] / 25.4 * dpi
    M = cv2.getRotationMatrix2D((sz[0] / 2, sz[1] / 2), deg, 1); M[0, 2] += cx - sz[0] / 2; M[1, 2] += cy - sz[1] / 2
    m = cv2.warpAffine(np.ones(sz[::-1], f32), M, (W, H), flags=cv2.INTER_LINEAR)
    t = cv2.warpAffine(s, M, (W, H), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
    sh = cv2.warpAffine(np.ones(sz[::-1], f32), M + np.array([[0, 0, 3.], [0, 0, 3.]]), (W, H))
    can *= 1 - .25 * blur(sh, 3)[..., None] * (1 - m[..., None])
    return can * (1 - m[..., None]) + t * m[..., None], m

def scan_clean(n, r, dpi=200, deg=None):
    im, _ = place(n, r, dpi, r.uniform(-.6, .6) if deg is None else deg)
    im = blur(im, .5); im = im + .35 * (im - blur(im, 1.2))
    return np.clip(im * 1.015 + r.standard_normal(im.shape, dtype=f32) * .008, 0, 1)

def app_capture(n, r, W=1654):
    """what a scanner app starts from: a photo, corners found, flattened to a rectangle (light still uneven)"""
    w, h = size_mm(n); z = bend(w, h, r, 3)
    CW, CH = 2448, 3264
    lin, a, uv, cam = base(n, r, CW, CH, 'wood', .94, tilt=7, rot=3, zfun=z)
    cx, cy = r.uniform(.2, .8) * CW, r.uniform(.9, 1.1) * CH
    yy, xx = np.mgrid[0:CH, 0:CW].astype(f32)
    m = np.exp(-(((xx - cx) / (.55 * CW)) ** 2 + ((yy - cy) / (.35 * CH)) ** 2))
    lin *= ((1 - .5 * m) * gradient(CW, CH, r, .4) * np.where(a > .5, shade(z, uv, .9), 1))[..., None]
    im = develop(lin, r, wb=(1, .98, .93), expo=.9, soft=.9, noise=.015)
    q = cam.proj(np.array([0, w, w, 0.]), np.array([0, 0, h, h]), z(np.array([0, w, w, 0.]), np.array([0, 0, h, h])))
    q = q + r.uniform(-7, 7, (4, 2)); H = round(W * h / w)
    T = cv2.getPerspectiveTransform(q.astype(f32), np.array([[0, 0], [W, 0], [W, H], [0, H]], f32))
    return cv2.warpPerspective(im, T, (W, H), flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REPLICATE)

def app_bw(n, i, out):
    r = rng_for('appbw', n); im = app_capture(n, r, 1654 if size_mm(n)[0] > 190 else 1400)
    g = cv2.GaussianBlur(gray(im), (0, 0), .7)
    b = cv2.adaptiveThreshold(g, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY, 41, 14)
    b = cv2.medianBlur(b, 3) if i % 4 == 3 else b
    if i % 2 == 0:
        Image.fromarray(b).save(out + '.jpg', quality=80, dpi=(200, 200)); return '.jpg'
    if i % 4 == 1:
        Image.fromarray(b).convert('1').save(out + '.pdf', resolution=200); return '.pdf'
    Image.fromarray(b).convert('1').save(out + '.png', dpi=(200, 200)); return '.png'

def app_magic_color(n, i, out):
    r = rng_for('magic', n); im = app_capture(n, r).astype(f32) / 255
    bgd = np.stack([cv2.medianBlur(cv2.dilate(u8(cv2.resize(im[..., c], None, fx=.25, fy=.25, interpolation=cv2.INTER_AREA)), np.ones((7, 7))), 31) for c in range(3)], -1)
    bgd = blur(cv2.resize(bgd.astype(f32) / 255, im.shape[1::-1], interpolation=cv2.INTER_CUBIC), 12)
    x = im / np.maximum(bgd, .05)
    x = np.clip((x - .12) / (.90 - .12), 0, 1)
    x = x ** 1.35
    g = gray(x)[..., None]; x = np.clip(g + 1.7 * (x - g), 0, 1)
    x = x + .5 * (x - blur(x, 1.5))
    if i % 4 == 3:
        Image.fromarray(u8(x)).save(out + '.pdf', resolution=200, quality=80); return '.pdf'
    save(u8(x), out + '.jpg', 82); return '.jpg'

def flatbed_lid_open(n, i, out):
    r = rng_for('lid', n); dpi = 200 if i % 3 else 300
    W, H = round(216 / 25.4 * dpi), round(302 / 25.4 * dpi)
    bg = np.array([.035, .035, .04], f32)
    im, m = place(n, r, dpi, (2 if i % 2 else -2) + r.uniform(-.2, .2), W, H, bgcol=bg, jit=1)
    # light leaks past the edges: a faint glow on one side
    leak = np.exp(-np.linspace(0, 9, W, dtype=f32))[None, ::(-1 if i % 2 else 1)] * .10
    im = im + leak[..., None] * (1 - m[..., None]) * np.array([1, .95, .8], f32)
    im = blur(im, .5); im = im + .4 * (im - blur(im, 1.2)) + r.standard_normal(im.shape, dtype=f32) * .010
    save(u8(im), out + '.jpg', 82, dpi=(dpi, dpi)); return '.jpg'

def copy_once(g, r, dpi, gen):
    H, W = g.shape; k = dpi / 200
    g = blur(g, .85 * k)
    M = cv2.getRotationMatrix2D((W / 2, H / 2), r.uniform(-.8, .8), r.uniform(.975, .99)); M[0, 2] += r.uniform(-8, 8); M[1, 2] += r.uniform(-8, 8)
    g = cv2.warpAffine(g, M, (W, H), flags=cv2.INTER_CUBIC, borderValue=.55 if gen else .93)
    g = 1 / (1 + np.exp(-(g - .60) * 10))                       # the copier's steep curve: greys darken
    g = .07 + .93 * g
    return np.clip(g, 0, 1)

def photocopy2(n, i, out):
    r = rng_for('copy', n); dpi = 200
    p = printed(n, r); g = gray(cv2.resize(p, (round(size_mm(n)[0] / 25.4 * dpi), round(size_mm(n)[1] / 25.4 * dpi)), interpolation=cv2.INTER_AREA))
    if size_mm(n)[0] < 190:
        can = np.full((2339, 1654), .93, f32); can[90:90 + g.shape[0], 110:110 + g.shape[1]] = g; g = can
    H, W = g.shape
    for gen in range(2):
        g = copy_once(g, r, dpi, gen)
        dark = np.where(r.random((H, W)) < .00010, 1, 0).astype(f32)
        dark = blur(cv2.dilate(dark, np.ones((3, 3))), .6) * cloud(H, W, 300, r, .4, 1.2)
        g = np.clip(g - np.clip(dark, 0, 1) * .7, 0, 1)
    thick = cv2.erode(g, cv2.getStructuringElement(cv2.MORPH_CROSS, (3, 3)))
    g = .55 * g + .45 * thick
    for _ in range(r.integers(1, 4)):
        x = int(r.uniform(.05, .95) * W); g[:, x:x + 1 + int(r.integers(0, 2))] *= .82       # drum scratch
    x = np.linspace(-1, 1, W, dtype=f32)[None]; y = np.linspace(-1, 1, H, dtype=f32)[:, None]
    edge = np.clip(np.maximum(abs(x) - .965, 0) / .035, 0, 1) + np.clip(np.maximum(abs(y) - .975, 0) / .025, 0, 1)
    paper = .86 + cloud(H, W, 500, r, -.05, .05) + cloud(H, W, 2000, r, -.05, .04)
    g = .10 + (g - .05) * (paper - .10)
    g = g - .35 * edge * r.uniform(.4, 1) + r.standard_normal((H, W), dtype=f32) * .022
    save(u8(g), out + '.jpg', 75, dpi=(dpi, dpi)); return '.jpg'

def fax(n, i, out):
    r = rng_for('fax', n); W, H = 1728, 2292
    w, h = size_mm(n)
    p = gray(blur(printed(n, r, aged=False), .6))
    k = min(1., 205 / w)
    bw, bh = round(w * k / 25.4 * 204), round(h * k / 25.4 * 196 * .965)
    s = cv2.resize(p, (bw, bh), interpolation=cv2.INTER_AREA)
    can = np.full((H, W), .97, f32); ox = max(0, (W - bw) // 2) if w > 190 else 60; oy = 62
    bh2 = min(bh, H - oy); bw2 = min(bw, W)
    can[oy:oy + bh2, ox:ox + bw2] = s[:bh2, :bw2]
    M = cv2.getRotationMatrix2D((W / 2, H / 2), r.uniform(-.5, .5), 1); can = cv2.warpAffine(can, M, (W, H), flags=cv2.INTER_CUBIC, borderValue=.97)
    can = can + .5 * (can - blur(can, 1.5)) + r.standard_normal((H, W), dtype=f32) * .025
    loc = blur(can, 25)
    b = can < np.clip(loc * .80, .45, .74)
    b = b.copy()
    for _ in range(r.integers(1, 4)):                            # a feeding slip: lines repeated
        y = int(r.integers(200, H - 50)); b[y + 1] = b[y]
    if i % 3 == 0:                                               # speck on the sender's glass
        x = int(W * r.choice([.012, .988])); b[80:, x] |= r.random(H - 80) < .8
    b |= r.random((H, W)) < .00012
    im = Image.fromarray(np.where(b, 0, 255).astype(np.uint8)); d = ImageDraw.Draw(im)
    d.rectangle((0, 0, W, 46), fill=255)
    d.text((40, 6), f'{12+i:02d}/04/24  1{i%10}:0{i%6}   DE: REG CIVIL  FAX 00 33{i}4-21{i}8        PARA: PROTOCOLO          PAG 01/01', font=font('Liberation Mono:bold', 29), fill=0)
    im.convert('1', dither=Image.Dither.NONE).save(out + '.tiff', compression='group4', dpi=(204, 196)); return '.tiff'

def scan100_gray(n, i, out):
    r = rng_for('100', n); im, _ = place(n, r, 100, r.uniform(-.7, .7))
    g = gray(im); g = g + .7 * (g - blur(g, 1.0)) + r.standard_normal(g.shape, dtype=f32) * .008
    if i % 2: Image.fromarray(u8(g)).save(out + '.png', dpi=(100, 100)); return '.png'
    save(u8(g), out + '.jpg', 85, dpi=(100, 100)); return '.jpg'

def scan_upside_down(n, i, out):
    r = rng_for('180', n); im = scan_clean(n, r)
    save(np.ascontiguousarray(u8(im)[::-1, ::-1]), out + '.jpg', 84, dpi=(200, 200)); return '.jpg'

def scan_sideways(n, i, out):
    r = rng_for('90', n); im = u8(scan_clean(n, r))
    im = np.ascontiguousarray(np.rot90(im, 1 if i % 2 else 3))
    if i % 4 == 2: Image.fromarray(im).save(out + '.pdf', resolution=200, quality=84); return '.pdf'
    save(im, out + '.jpg', 84, dpi=(200, 200)); return '.jpg'

# ---------- security paper
def guilloche(W, H, r, i):
    S = 2; 
    pal = [[(120, 190, 150), (150, 180, 220), (225, 190, 140)], [(235, 160, 170), (230, 205, 140), (170, 200, 170)], [(140, 180, 225), (190, 165, 215), (150, 205, 205)], [(205, 190, 130), (170, 200, 140), (225, 175, 150)]][i % 4]
    x = np.linspace(0, 1, W, dtype=f32)
    a, b, c = (np.array(q, f32) / 255 for q in pal)
    iris = np.where(x[:, None] < .5, a + (b - a) * 2 * x[:, None], b + (c - b) * (2 * x[:, None] - 1))[None]    # iris printing: colours run across
    m = np.zeros((H, W), np.uint8)
    t = np.linspace(0, 1, 700)
    def poly(px, py, th=1): cv2.polylines(m, [np.stack([px * 16, py * 16], -1).astype(np.int32)], False, 255, th, cv2.LINE_AA, 4)
    f1, f2, ph0 = r.uniform(5, 8), r.uniform(2, 3.5), r.uniform(0, 6)
    for k in range(150):                                          # waves over the whole sheet
        y = (k + .5) / 150 * H
        poly(t * W, y + H * .010 * np.sin(2 * np.pi * (f1 * t) + k * .21 + ph0) + H * .008 * np.sin(2 * np.pi * f2 * t - k * .13))
    for (cx, cy, R, q, p) in ((.5, .42, .30, 19, 7), (.5, .42, .18, 13, 5), (.12, .10, .10, 11, 4), (.88, .10, .10, 11, 4), (.12, .9, .10, 11, 4), (.88, .9, .10, 11, 4)):
        u = np.linspace(0, 2 * np.pi, 3000)
        for k in range(7):
            rr = R * W * (.70 + .045 * k + .22 * np.cos(q * u + k * .3) * np.cos(p * u))
            poly(cx * W + rr * np.cos(u), cy * H + rr * np.sin(u))
    for k in range(14):                                           # woven frame
        ph = k * .45
        for e in (.022, .978):
            poly(t * W, H * (e + .011 * np.sin(2 * np.pi * 26 * t + ph))); poly(W * (e + .015 * np.sin(2 * np.pi * 36 * t + ph)), t * H)
    im = Image.fromarray(m); d = ImageDraw.Draw(im); f = font('Liberation Sans', max(9, W // 150))
    for k in range(1, 24):
        d.text((W * .05 + (k % 2) * 60, k * H / 24), 'REGISTROCIVIL•' * 14, font=f, fill=120)
    m = np.asarray(im).astype(f32)[..., None] / 255
    base = .5 + .5 * iris                                         # pale tint under everything
    return (base * .35 + .65) * (1 - m) + iris * m

def security_paper(n, i, out):
    r = rng_for('sec', n); dpi = 300; w, h = size_mm(n)
    p = printed(n, r, aged=False); H, W = p.shape[:2]
    g = guilloche(W, H, r, i)
    g = 1 - (1 - g) * r.uniform(.75, .95)
    s = np.clip(p * blur(g.astype(f32), .6), 0, 1)
    if i % 4 == 3:
        z = bend(w, h, r, 3)
        lin, a, uv, cam = base(n, r, 2448, 3264, 'desk', .94, tilt=5, zfun=z, sheet=s)
        lin *= gradient(2448, 3264, r, .35)[..., None]
        save(develop(lin, r, wb=(1, .985, .95), expo=.92, soft=.8, noise=.012), out + '.jpg', 84); return '.jpg'
    im, _ = place(n, r, 200, r.uniform(-.8, .8), sheet=s)
    im = im + .3 * (im - blur(im, 1)) + r.standard_normal(im.shape, dtype=f32) * .008
    save(u8(im), out + '.jpg', 82, dpi=(200, 200)); return '.jpg'

# ---------- stamp, signature, punched holes
def ring_stamp(D, texts, r):
    S = 2; N = D * S
    im = Image.new('L', (N, N), 0); d = ImageDraw.Draw(im); lw = max(2, N // 60)
    d.ellipse((lw, lw, N - lw, N - lw), outline=255, width=lw); q = int(N * .19); d.ellipse((q, q, N - q, N - q), outline=255, width=max(1, lw // 2))
    f = font('Liberation Sans:bold', int(N * .095))
    t = texts[0]
    for k, ch in enumerate(t):
        a = -90 + (k - (len(t) - 1) / 2) * (300 / len(t))
        ci = Image.new('L', (int(N * .16),) * 2, 0); ImageDraw.Draw(ci).text((int(N * .08), int(N * .08)), ch, font=f, fill=255, anchor='mm')
        ci = ci.rotate(-a - 90, resample=Image.BICUBIC)
        R = N * .405; x, y = N / 2 + R * np.cos(np.radians(a)), N / 2 + R * np.sin(np.radians(a))
        im.paste(255, (int(x - N * .08), int(y - N * .08)), ci)
    f2 = font('Liberation Sans:bold', int(N * .085))
    for k, ln in enumerate(texts[1:]): d.text((N / 2, N * (.42 + .12 * k)), ln, font=f2, fill=255, anchor='mm')
    return np.asarray(im.resize((D, D), Image.LANCZOS)).astype(f32) / 255

def box_stamp(W, H, lines, r):
    im = Image.new('L', (W, H), 0); d = ImageDraw.Draw(im); d.rectangle((3, 3, W - 4, H - 4), outline=255, width=max(3, H // 45))
    for k, ln in enumerate(lines):
        f = font('Liberation Sans:bold', int(H / (len(lines) + 1.2) * (.72 if k else .85))); d.text((W / 2, H * (k + .75) / (len(lines) + .5)), ln, font=f, fill=255, anchor='mm')
    return np.asarray(im).astype(f32) / 255

def lay(s, mask, x, y, deg, col, op, r):
    """multiply ink onto the sheet, worn like rubber stamp ink"""
    mh, mw = mask.shape; M = cv2.getRotationMatrix2D((mw / 2, mh / 2), deg, 1); M[0, 2] += x - mw / 2; M[1, 2] += y - mh / 2
    H, W = s.shape[:2]
    m = cv2.warpAffine(mask, M, (W, H))
    wear = np.clip(.75 + cloud(H, W, 120, r, -.35, .35) + cloud(H, W, 6, r, -.25, .25), .15, 1)
    m = (m * wear * op)[..., None]
    return s * (1 - m * (1 - np.array(col, f32)))

def scribble(L, r):
    """a pen signature: loops along a baseline"""
    t = np.linspace(0, 1, 900); k = r.integers(5, 9)
    x = L * t + L * .05 * np.sin(2 * np.pi * k * t + r.uniform(0, 6)); env = .35 + .65 * np.abs(np.sin(np.pi * (t * 1.7 + r.uniform(0, 1))))
    y = -L * .10 * env * np.sin(2 * np.pi * k * t) + L * .04 * np.sin(2 * np.pi * 2.3 * t + r.uniform(0, 6)) - L * .05 * t
    e = t > .86; y = np.where(e, y[np.argmax(e)] * (1 - (t - .86) / .14) + L * .06 * (t - .86) / .14, y); x = np.where(e, x[np.argmax(e)] - L * .9 * (t - .86) / .14, x)
    N = int(L * 1.4); m = np.zeros((N // 2, N), np.uint8)
    pts = np.stack([x + N * .12, y + N * .25], -1)
    for a, b, th in zip(pts[:-1], pts[1:], 2.6 + 1.3 * np.sin(t * 40)):
        cv2.line(m, tuple(int(v * 16) for v in a), tuple(int(v * 16) for v in b), 255, max(2, int(round(th * L / 500))), cv2.LINE_AA, 4)
    return m.astype(f32) / 255

def overlays(n, r, i):
    s = printed(n, r); H, W = s.shape[:2]; w, h = size_mm(n); px = W / w
    blue, violet, red = (.16, .22, .62), (.38, .18, .55), (.75, .14, .16)
    D = int(38 * px)
    s = lay(s, ring_stamp(D, ['OFÍCIO DE NOTAS * AUTENTICAÇÃO * ', 'AUTENTICADO', 'CÓPIA FIEL'], r), W * r.uniform(.55, .82), H * r.uniform(.28, .62), r.uniform(-30, 30), blue, .62, r)
    ln = [['CONFERE COM O', 'ORIGINAL'], ['RECEBIDO', 'PROTOCOLO Nº 8841'], ['CÓPIA', 'CONFERIDA']][i % 3]
    s = lay(s, box_stamp(int(62 * px), int(22 * px), ln, r), W * r.uniform(.3, .5), H * r.uniform(.40, .72), r.uniform(-14, 14), [violet, red][i % 2], .55, r)
    nums = words(n, True)
    def pen(L, fx, fy, col, s):                                   # people sign across words, seldom across a number
        best = None
        for _ in range(16):
            x, y = r.uniform(*fx) * w, r.uniform(*fy) * h
            hit = sum(a - .55 * L < x < c + .55 * L and b - .2 * L < y < d + .2 * L for a, b, c, d in nums)
            if best is None or hit < best[0]: best = (hit, x, y)
        return lay(s, scribble(int(L * px), r), best[1] * px, best[2] * px, r.uniform(-8, 12), col, .75, r)
    s = pen(70, (.45, .7), (.32, .62), (.10, .12, .40), s)
    s = pen(48, (.3, .65), (.55, .75), (.12, .12, .14), s)
    # punched holes 80 mm apart at the binding edge, moved along it (and a little outwards) until they miss the words
    ws = words(n); best = None
    for x in ((12., 10., 9., 8., 7.) if w > 190 else (10., 8., 7., 6., 5.)):
        for y0 in np.arange(h / 2 - 70, h / 2 - 10, 2.):
            pen = abs(y0 - (h / 2 - 40)) * .02 + (12 - x) * .15
            for cy in (y0, y0 + 80):
                for (a, b, c, d) in ws:
                    if a - 3.2 < x < c + 3.2 and b - 3.0 < cy < d + 3.0: pen += 10
            if best is None or pen < best[0]: best = (pen, x, y0)
    _, x, y0 = best; hole = np.zeros((H, W), np.uint8)
    for cy in (y0, y0 + 80): cv2.circle(hole, (int(x * px), int(cy * px)), int(3 * px), 255, -1, cv2.LINE_AA)
    return s, hole.astype(f32) / 255

def stamp_sign_hole(n, i, out):
    r = rng_for('stamp', n); s, hole = overlays(n, r, i); w, h = size_mm(n)
    if i % 2 == 0:                                                # scan: holes show the lid (white-grey) or black
        hc = .04 if i % 4 == 0 else .80
        rim = np.clip(blur(hole, 4) - hole, 0, 1)
        s = s * (1 - hole[..., None]) + hc * hole[..., None]; s = s * (1 - .35 * rim[..., None])
        im, _ = place(n, r, 200, r.uniform(-.8, .8), sheet=s)
        im = im + .3 * (im - blur(im, 1)) + r.standard_normal(im.shape, dtype=f32) * .008
        save(u8(im), out + '.jpg', 82, dpi=(200, 200)); return '.jpg'
    z = bend(w, h, r, 3)
    lin, a, uv, cam = base(n, r, 2448, 3264, ['wood', 'beige'][i // 2 % 2], .93, tilt=5, zfun=z, sheet=s, alpha=1 - hole)
    lin *= (gradient(2448, 3264, r, .35) * np.where(a > .5, shade(z, uv, .8), 1))[..., None]
    save(develop(lin, r, wb=(1, .985, .95), expo=.9, soft=.8, noise=.012), out + '.jpg', 84); return '.jpg'

def two_pages(n, i, out):
    r = rng_for('back', n); w, h = size_mm(n); dpi = 200
    front, _ = place(n, r, dpi, r.uniform(-.7, .7))
    p = printed(n, r)
    back = .945 - .055 * blur((.95 - gray(p)).clip(0, 1), 5)[:, ::-1][..., None] * np.array([1, 1, 1.02], f32) * 1.0       # the front shining through
    if n in ('121G-3', '122G-3', '122H-3'): back = back * np.array([1, .97, .88], f32)
    back = np.clip(back, 0, 1).astype(f32)
    H, W = back.shape[:2]; px = W / w
    if i % 3 == 0: back = lay(back, box_stamp(int(58 * px), int(16 * px), ['EM BRANCO'], r), W * .5, H * .4, r.uniform(-8, 8), (.3, .2, .55), .6, r)
    if i % 3 == 1: back = lay(back, scribble(int(40 * px), r), W * .7, H * .82, 5, (.12, .14, .4), .8, r)
    if i % 3 == 2:
        t = Image.new('L', (W, int(12 * px)), 0); ImageDraw.Draw(t).text((W / 2, 6 * px), 'VÁLIDA SOMENTE COM O SELO DE AUTENTICIDADE', font=font('Liberation Sans', int(3 * px)), fill=255, anchor='mm')
        back = lay(back, np.asarray(t).astype(f32) / 255, W / 2, H * .95, 0, (.2, .2, .2), .9, r)
    back, _ = place(n, r, dpi, r.uniform(-.7, .7), sheet=back)
    pages = [Image.fromarray(u8(q + r.standard_normal(q.shape, dtype=f32) * .008)) for q in (front, back)]
    if i % 2 == 0:
        pages[0].save(out + '.pdf', save_all=True, append_images=pages[1:], resolution=dpi, quality=82); return '.pdf'
    if i % 4 == 3: pages = [q.convert('L') for q in pages]
    pages[0].save(out + '.tiff', save_all=True, append_images=pages[1:], compression='jpeg' if i % 4 == 1 else 'tiff_lzw', dpi=(dpi, dpi), **({'quality': 85} if i % 4 == 1 else {})); return '.tiff'
