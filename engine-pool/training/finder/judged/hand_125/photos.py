from core import *
from PIL import ImageDraw, ImageFont

def exif(orient=1, model='SM-A546E', make='samsung'):
    e = Image.Exif(); e[0x010F] = make; e[0x0110] = model; e[0x0112] = orient; e[0x0132] = '2024:05:14 10:22:31'
    return e

def base(n, rng, W, H, bg, fill, mode='max', tilt=5, rot=2., off=.015, zfun=None, dpi=300, sheet=None, **k):
    w, h = size_mm(n)
    if sheet is None: sheet = printed(n, rng, dpi)
    cam = Cam(W, H, w, h, rng.uniform(-tilt, tilt), rng.uniform(-tilt, tilt), rng.uniform(-rot, rot), fill, mode, rng, off)
    lin, a, uv = shoot(sheet, w, h, cam, texture(bg, rng), rng, zfun, **k)
    return lin, a, uv, cam

def bend(w, h, rng, amt):
    """slight natural curl of a sheet lying on a table"""
    p = rng.uniform(-1, 1, 3) * amt
    return lambda x, y: np.clip(p[0] * ((x / w - .5) ** 2 * 4 - .3) + p[1] * ((y / h - .5) ** 2 * 4 - .3) + p[2] * np.clip(x / w - .5, -1, 1) * np.clip(y / h - .5, -1, 1) * 2, -25, 25)

def shade(zfun, uv, k=1.2, lx=.5, ly=-.8):
    """relative brightness from the slope of the bent sheet"""
    e = .8; x, y = uv[..., 0].astype(f32), uv[..., 1].astype(f32)
    zx = (zfun(x + e, y) - zfun(x - e, y)) / (2 * e); zy = (zfun(x, y + e) - zfun(x, y - e)) / (2 * e)
    return (1 + k * np.clip(-(lx * zx + ly * zy), -.4, .4)).astype(f32)

def messenger_photo(n, i, out):
    r = rng_for('messenger', n); w, h = size_mm(n)
    W, H = 2400, 3200; z = bend(w, h, r, 3)
    lin, a, uv, cam = base(n, r, W, H, ['desk', 'wood', 'dark', 'beige'][i % 4], r.uniform(.93, .965), tilt=7, rot=2.5, zfun=z, sheet=printed(n, r, 250))
    lin *= (gradient(W, H, r, .35) * np.where(a > .5, shade(z, uv, .8), 1))[..., None]
    im = develop(lin, r, wb=(1, .985, .95), expo=r.uniform(.82, .98), soft=.8, noise=.012)
    im = cv2.resize(im, (1200, 1600), interpolation=cv2.INTER_AREA)
    save(im, out + '.jpg', 70); return '.jpg'

def photo_table(n, i, out):
    r = rng_for('table', n); w, h = size_mm(n); z = bend(w, h, r, 4)
    W, H = 2448, 3264
    bg = ['gingham', 'wood', 'floral', 'wood', 'stripes', 'granite', 'gingham', 'floral'][i]
    lin, a, uv, cam = base(n, r, W, H, bg, .60, 'area', tilt=8, rot=5, off=.05, zfun=z)
    lin *= (gradient(W, H, r, .45) * np.where(a > .5, shade(z, uv, .9), 1))[..., None]
    im = develop(lin, r, wb=[(1, .97, .9), (.95, 1, 1.04), (1, 1, 1)][i % 3], expo=r.uniform(.78, .95), soft=.8, noise=.012)
    save(im, out + '.jpg', 85, exif=exif()); return '.jpg'

def hand_shadow(W, H, r, left=False):
    """mask of phone + hand + forearm between lamp and sheet (1 = dark)"""
    k = 4; w, h = W // k, H // k
    m = np.zeros((h, w), np.uint8)
    def rr(cx, cy, pw, ph, deg):
        box = cv2.boxPoints(((cx, cy), (pw, ph), deg)).astype(np.int32); cv2.fillPoly(m, [box], 255)
    cx, cy, deg = w * r.uniform(.60, .68), h * r.uniform(.50, .58), r.uniform(-16, 10)
    pw, ph = w * .36, h * .50
    rr(cx, cy, pw, ph, deg)
    # fingers at the phone's left edge, thumb and palm at the right, forearm to the bottom right
    for j in range(4):
        fx, fy = cx - pw * .52, cy - ph * .18 + j * ph * .14
        cv2.ellipse(m, (int(fx), int(fy)), (int(w * .065), int(h * .022)), deg + 8, 0, 360, 255, -1)
    cv2.ellipse(m, (int(cx + pw * .48), int(cy + ph * .12)), (int(w * .10), int(h * .17)), deg, 0, 360, 255, -1)
    cv2.fillPoly(m, [np.array([[cx + pw * .1, cy + ph * .35], [cx + pw * .75, cy + ph * .05], [w * 1.2, h * .95], [w * 1.2, h * 1.2], [cx + pw * .3, h * 1.2]], np.int32)], 255)
    m = m.astype(f32) / 255
    if left: m = m[:, ::-1].copy()
    core = blur(m, w * .014); pen = blur(m, w * .05)
    return cv2.resize(.6 * core + .4 * pen, (W, H), interpolation=cv2.INTER_CUBIC)

def photo_hand_shadow(n, i, out):
    r = rng_for('shadow', n); w, h = size_mm(n); z = bend(w, h, r, 3)
    W, H = 2448, 3264
    lin, a, uv, cam = base(n, r, W, H, ['wood', 'desk', 'beige', 'dark'][i % 4], .93, tilt=5, zfun=z)
    m = np.clip(hand_shadow(W, H, r, i % 3 == 1), 0, 1)
    depth = r.uniform(.58, .72)
    col = np.stack([1 - depth * m, 1 - depth * .97 * m, 1 - depth * .91 * m], -1)
    lin *= col * (gradient(W, H, r, .3) * np.where(a > .5, shade(z, uv, .8), 1))[..., None]
    im = develop(lin, r, wb=(1, .98, .93), expo=r.uniform(.95, 1.05), soft=.8, noise=.015)
    save(im, out + '.jpg', 82, exif=exif(1, 'moto g54', 'motorola')); return '.jpg'

def photo_night_lamp(n, i, out):
    r = rng_for('night', n); w, h = size_mm(n); z = bend(w, h, r, 3)
    W, H = 2448, 3264
    lin, a, uv, cam = base(n, r, W, H, ['wood', 'beige', 'stripes', 'dark'][i % 4], .93, tilt=6, rot=3, zfun=z)
    x = np.linspace(0, 1, W, dtype=f32)[None]; y = np.linspace(0, 1.33, H, dtype=f32)[:, None]
    lx, ly = r.choice([-.1, 1.1]), r.uniform(-.1, .5)
    lamp = .30 + 1.0 / (1 + ((x - lx) ** 2 + (y - ly) ** 2) * 1.4)
    lin *= (lamp * np.where(a > .5, shade(z, uv, 1.2), 1))[..., None]
    im = develop(lin, r, wb=(1, .74, .43), expo=r.uniform(.50, .64), noise=.045, chroma=.03, soft=1.0, sharp=.6, motion=1 + (i % 2), denoise=.06, vig=.2)
    save(im, out + '.jpg', 80, exif=exif(1, 'Redmi Note 9', 'Xiaomi')); return '.jpg'

def crease_ink(sheet, n, lines, r):
    """toner cracked and paper soiled along the creases"""
    h, w = sheet.shape[:2]; px = w / size_mm(n)[0]
    for ax, pos in lines:
        L = w if ax == 'h' else h
        wob = np.cumsum(r.standard_normal(L)) ; wob = cv2.GaussianBlur(wob.astype(f32)[None], (0, 0), 40)[0]; wob = (wob - wob.mean()) / (abs(wob).max() + 1e-6) * .35 * px
        yy = np.arange(h, dtype=f32)[:, None] if ax == 'h' else np.arange(w, dtype=f32)[None]
        d = (yy - pos * (h if ax == 'h' else w) - (wob[None] if ax == 'h' else wob[:, None])) / px   # mm
        broken = np.clip(.55 + .6 * cloud(h, w, 14, r), 0, 1)
        light = np.exp(-(d / .22) ** 2) * broken; dark = np.exp(-((d - .45) / .35) ** 2)
        soil = np.exp(-(d / 2.2) ** 2) * .03
        sheet = sheet + light[..., None] * .55 * (.93 - sheet) - dark[..., None] * .10 * sheet - soil[..., None] * sheet
    return np.clip(sheet, 0, 1)

def fold_z(w, h, kind, r):
    amp = r.uniform(4.5, 7.5); cur = r.uniform(-6, 6); sg = r.choice([-1, 1])
    if kind == 'third': lines = [('h', .333 + r.uniform(-.01, .01)), ('h', .667 + r.uniform(-.01, .01))]
    else: lines = [('h', .5 + r.uniform(-.012, .012)), ('v', .5 + r.uniform(-.012, .012))]
    def tri(t, ps):    # zigzag through the folds
        xs = [-.5, 0, *ps, 1, 1.5]; ys = [0, 0]
        for j, _ in enumerate(ps): ys.append(1 if j % 2 == 0 else -.35)
        ys += [.1, .1]
        return np.interp(t, xs, ys)
    hp = [p for a, p in lines if a == 'h']; vp = [p for a, p in lines if a == 'v']
    def z(x, y):
        u, v = x / w, y / h
        o = amp * tri(v, hp)
        if vp: o = o + sg * amp * .8 * tri(u, vp)
        return o + cur * np.sin(np.pi * np.clip(u, -.3, 1.3)) + 2
    return z, lines

def photo_folded(n, i, out):
    r = rng_for('fold', n); w, h = size_mm(n)
    z, lines = fold_z(w, h, ['third', 'cross'][i % 2], r)
    W, H = 2448, 3264
    sh = crease_ink(printed(n, r), n, lines, r)
    lin, a, uv, cam = base(n, r, W, H, ['wood', 'dark', 'desk', 'beige'][i % 4], .92, tilt=6, rot=2.5, zfun=z, sheet=sh, lift=4)
    sd = blur(np.where(a > .5, shade(z, uv, 2.6), 1).astype(f32), 1.5)
    lin *= (gradient(W, H, r, .35) * sd)[..., None]
    im = develop(lin, r, wb=(1, .985, .95), expo=r.uniform(.82, .95), soft=.8, noise=.012)
    save(im, out + '.jpg', 84, exif=exif()); return '.jpg'

def photo_plastic_glare(n, i, out):
    r = rng_for('plastic', n); w, h = size_mm(n); lam = i % 2 == 0
    W, H = 2448, 3264; pad = 5. if lam else 16.; px = 300 / 25.4
    sh = printed(n, r); hh, ww = sh.shape[:2]; px = ww / w; p = int(round(pad * px)); pad = p / px
    big = cv2.copyMakeBorder(sh, p, p, p, p, cv2.BORDER_CONSTANT, value=(.9, .92, .95))
    al = np.zeros(big.shape[:2], np.uint8); Hh, Ww = al.shape
    if lam:                                                   # laminate: clear rim, round corners
        rad = int(5 * px)
        cv2.rectangle(al, (rad, 0), (Ww - rad, Hh), 60, -1); cv2.rectangle(al, (0, rad), (Ww, Hh - rad), 60, -1)
        for x in (rad, Ww - rad):
            for y in (rad, Hh - rad): cv2.circle(al, (x, y), rad, 60, -1)
        al = al.astype(f32) / 255
    else:                                                     # binder sleeve with punched strip at the left
        al[int(10 * px):Hh - int(6 * px), :Ww - int(9 * px)] = 46
        al[int(10 * px):Hh - int(6 * px), :int(13 * px)] = 120
        for k in range(11): cv2.circle(al, (int(6.5 * px), int(Hh / 2 + (k - 5) * min(25, h / 11.5) * px)), int(3 * px), 0, -1)
        for (x0, y0, x1, y1) in ((0, int(10 * px), Ww - int(9 * px), int(10 * px)), (Ww - int(9 * px), int(10 * px), Ww - int(9 * px), Hh - int(6 * px)), (0, Hh - int(6 * px), Ww - int(9 * px), Hh - int(6 * px)), (int(13 * px), int(10 * px), int(13 * px), Hh - int(6 * px))):
            cv2.line(al, (x0, y0), (x1, y1), 190, int(.5 * px), cv2.LINE_AA)
        al = blur(al.astype(f32) / 255, 1)
    al[p:p + hh, p:p + ww] = 1
    z = bend(w, h, r, 2)
    lin, a, uv, cam = base(n, r, W, H, ['wood', 'dark', 'desk', 'blue'][(i // 2) % 4], .86, tilt=5, zfun=z, sheet=big, alpha=al, pad=pad, lift=1.5)
    lin = lin * .93 + .012                                    # veil of the plastic
    lin *= (gradient(W, H, r, .3))[..., None]
    inside = ((uv[..., 0] > -pad) & (uv[..., 0] < w + pad) & (uv[..., 1] > -pad) & (uv[..., 1] < h + pad)).astype(f32)
    x = np.linspace(0, 1, W, dtype=f32)[None]; y = np.linspace(0, 1.33, H, dtype=f32)[:, None]
    g = np.zeros((H, W), f32)
    for k in range(2):
        cx, cy, an = r.uniform(.25, .75), r.uniform(.25, 1.05), r.uniform(0, np.pi)
        wob = cloud(H, W, 500, r, -.05, .05)
        u = (x - cx) * np.cos(an) + (y - cy) * np.sin(an) + wob; v = -(x - cx) * np.sin(an) + (y - cy) * np.cos(an)
        su, sv = (.06, .26) if k == 0 else (.10, .16)
        g += (.50 if k == 0 else .26) * np.exp(-(u / su) ** 2 - (v / sv) ** 2)
    if not lam:                                               # ripples of the sleeve
        q = cloud(H, W, 330, r, 0, 1); ridge = np.exp(-((q - .5) / .018) ** 2)
        g += blur(ridge * cloud(H, W, 700, r, 0, .16), 3)
    lin = lin + (g * inside)[..., None] * np.array([.97, 1, 1.02], f32)
    im = develop(lin, r, wb=(1, .99, .96), expo=r.uniform(.78, .86), soft=.8, noise=.012)
    save(im, out + '.jpg', 84, exif=exif(1, 'SM-G780F')); return '.jpg'

def photo_exif6(n, i, out):
    r = rng_for('exif', n); w, h = size_mm(n); z = bend(w, h, r, 3)
    W, H = 3024, 4032
    lin, a, uv, cam = base(n, r, W, H, ['wood', 'desk', 'granite', 'dark'][i % 4], .93, tilt=5, zfun=z)
    lin *= (gradient(W, H, r, .35) * np.where(a > .5, shade(z, uv, .8), 1))[..., None]
    im = develop(lin, r, wb=(1, .99, .96), expo=r.uniform(.84, .96), soft=.9, noise=.012)
    im = np.ascontiguousarray(np.rot90(im, 1))               # as the sensor lies: viewers turn it 90 degrees clockwise
    save(im, out + '.jpg', 82, exif=exif(6, 'iPhone 11', 'Apple')); return '.jpg'

def photo_webp(n, i, out):
    import io
    r = rng_for('webp', n); w, h = size_mm(n); z = bend(w, h, r, 3)
    W, H = 3024, 4032
    lin, a, uv, cam = base(n, r, W, H, ['beige', 'wood', 'dark', 'granite'][i % 4], .92, tilt=6, rot=3, zfun=z)
    lin *= (gradient(W, H, r, .4) * np.where(a > .5, shade(z, uv, .9), 1))[..., None]
    im = Image.fromarray(develop(lin, r, wb=(1, .985, .94), expo=r.uniform(.82, .96), soft=.9, noise=.016, denoise=.035))
    b = io.BytesIO(); im.save(b, 'AVIF', quality=58, speed=8, max_threads=1); im = Image.open(b).convert('RGB')   # stands for the HEIC
    if i % 2: im = im.resize((1512, 2016), Image.LANCZOS)
    im.save(out + '.webp', quality=62 if i % 2 else 55, method=4); return '.webp'

def photo_48mp(n, i, out):
    r = rng_for('48mp', n); w, h = size_mm(n); z = bend(w, h, r, 3)
    W, H = (8000, 6000) if i % 2 == 0 else (6000, 8000)
    lin, a, uv, cam = base(n, r, W, H, ['wood', 'desk', 'granite', 'dark'][i % 4], .93, tilt=4, zfun=z, sheet=printed(n, r, 600 if w < 180 else 500))
    lin *= (gradient(W, H, r, .3) * np.where(a > .5, shade(z, uv, .8), 1))[..., None]
    im = develop(lin, r, wb=(1, .99, .96), expo=r.uniform(.84, .94), soft=1.6, noise=.02, sharp=.4)
    if i % 4 == 3:      # held upright, stored as the sensor lies (8000x6000 + orientation 6)
        save(np.ascontiguousarray(np.rot90(im, 1)), out + '.jpg', 88, exif=exif(6, 'iPhone 15 Pro', 'Apple'))
    else: save(im, out + '.jpg', 88, exif=exif(1, 'SM-S908E'))
    return '.jpg'

def photo_or_scan_with_invoice(n, i, out):
    import papers
    r = rng_for('invoice', n); w, h = size_mm(n)
    inv = papers.invoice(i)
    ish = printed('x', r, rgb=inv, aged=False)
    if i % 2 == 0:                                           # both on a table, phone held across
        W, H = 4032, 2268 if i % 4 == 0 else 3024
        gap = r.uniform(6, 14)
        sh = printed(n, r)
        full_w = w + gap + 210
        cam = Cam(W, H, full_w, 297, r.uniform(-4, 4), r.uniform(-4, 4), r.uniform(-1.5, 1.5), .95, 'max', r, .005)
        # sheet mm origin is the certificate's corner
        lin, a, uv = shoot(sh, w, h, cam, texture(['wood', 'desk'][(i // 2) % 2], r), r, None, others=[(ish, w + gap, r.uniform(-3, 3), 210, 297, r.uniform(-2, 2))])
        lin *= gradient(W, H, r, .3)[..., None]
        im = develop(lin, r, wb=(1, .985, .95), expo=r.uniform(.85, .95), soft=.8, noise=.012)
        save(im, out + '.jpg', 85, exif=exif())
    else:                                                    # A3 scanner / two scans pasted in one picture
        dpi = 200; W, H = int(426 / 25.4 * dpi), int(300 / 25.4 * dpi)
        can = np.full((H, W, 3), .965, f32)
        for sh, x0, wm, hm in ((printed(n, r), 3, w, h), (ish, 214, 210, 297)):
            sz = (int(wm / 25.4 * dpi), int(hm / 25.4 * dpi)); s = cv2.resize(sh, sz, interpolation=cv2.INTER_AREA)
            M = cv2.getRotationMatrix2D((sz[0] / 2, sz[1] / 2), r.uniform(-.7, .7), 1); M[0, 2] += x0 / 25.4 * dpi; M[1, 2] += 8
            cv2.warpAffine(s, M, (W, H), dst=can, borderMode=cv2.BORDER_TRANSPARENT, flags=cv2.INTER_LINEAR)
        can += r.standard_normal(can.shape, dtype=f32) * .008
        save(u8(can), out + '.jpg', 80, dpi=(dpi, dpi))
    return '.jpg'
