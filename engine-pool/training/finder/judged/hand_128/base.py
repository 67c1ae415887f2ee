# rendering, geometry and "camera / scanner" helpers
import os, time, subprocess, hashlib, io, random, json, glob, re, tempfile
import numpy as np, cv2
from PIL import Image
PAGES = os.environ['PAGES']
CACHE = tempfile.mkdtemp()
MM = 25.4

def sh(*a):
    subprocess.run(['nice', '-n', '10', *a], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

def pdf_png(pdf, dpi, out):
    if not os.path.exists(out):
        sh('pdftoppm', '-r', str(dpi), '-png', '-singlefile', pdf, out[:-4])
    return np.array(Image.open(out).convert('RGB'))

def cert(case, dpi):
    return pdf_png(f'{PAGES}/{case}.pdf', dpi, f'{CACHE}/{case}-{dpi}.png')

def html(body, w, h, dpi, css=''):
    """render one page of w x h mm -> RGB array"""
    doc = f'''<!doctype html><html lang=pt><meta charset=utf-8><style>@page{{size:{w}mm {h}mm;margin:0}}
*{{box-sizing:border-box;-webkit-print-color-adjust:exact}}html,body{{margin:0;padding:0}}
body{{width:{w}mm;height:{h}mm;position:relative;overflow:hidden;font:10pt "Liberation Sans";color:#161616}}
.a{{position:absolute}}table{{border-collapse:collapse}}{css}</style><body>{body}</body></html>'''
    k = hashlib.md5(f'{doc}'.encode()).hexdigest()[:16]
    pdf = f'{CACHE}/h{k}.pdf'
    if not os.path.exists(pdf):
        src = f'{CACHE}/h{k}.html'; open(src, 'w').write(doc)
        sh('chromium', '--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer', f'--print-to-pdf={pdf}', 'file://' + src)
    return pdf_png(pdf, dpi, f'{CACHE}/h{k}-{dpi}.png')

def ink_mask(case, dpi=60):
    """what must not be covered: text boxes and anything that differs from the local paper"""
    im = cert(case, 120)
    g = im.min(axis=2)
    bg = cv2.medianBlur(g, 61)
    m = ((bg.astype(int) - g) > 52).astype(np.uint8)
    m = cv2.resize(m, None, fx=dpi/120, fy=dpi/120, interpolation=cv2.INTER_AREA) if dpi != 120 else m
    m = (cv2.resize(((bg.astype(int) - g) > 52).astype(np.float32), (int(im.shape[1]*dpi/120), int(im.shape[0]*dpi/120)), interpolation=cv2.INTER_AREA) > .02)
    t = subprocess.run(['pdftotext', '-bbox', f'{PAGES}/{case}.pdf', '-'], capture_output=True, text=True).stdout
    s = dpi/72
    for x0, y0, x1, y1 in re.findall(r'xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">', t):
        m[max(0, int(float(y0)*s)-1):int(float(y1)*s)+2, max(0, int(float(x0)*s)-1):int(float(x1)*s)+2] = True
    return m

def empty_rect(case, wmm, hmm, pad=2.5, rng=None):
    """(x,y) mm of an empty spot of that size, low on the page first; None if there is none"""
    d = 40; m = ink_mask(case, d)
    w, h = int((wmm+2*pad)/MM*d), int((hmm+2*pad)/MM*d)
    if h >= m.shape[0] or w >= m.shape[1]: return None
    I = cv2.integral(m.astype(np.uint8))
    s = I[h:, w:] - I[:-h, w:] - I[h:, :-w] + I[:-h, :-w]
    ys, xs = np.where(s == 0)
    if not len(ys): return None
    k = np.argsort(-(ys + (xs*.3 if not rng else xs*rng.uniform(-.5, .5))))[:max(1, len(ys)//4)]
    i = k[len(k)//2]
    return xs[i]*MM/d + pad, ys[i]*MM/d + pad

# ---------- picture helpers
def rs(im, f): return cv2.resize(im, None, fx=f, fy=f, interpolation=cv2.INTER_AREA if f < 1 else cv2.INTER_CUBIC)
def gray(im): return np.repeat(cv2.cvtColor(im, cv2.COLOR_RGB2GRAY)[..., None], 3, 2)
def tint(im, c): return (im.astype(np.float32)*np.array(c, np.float32)/255).astype(np.uint8)
def rgba(im, a=None):
    if im.shape[2] == 4: return im
    if a is None: a = np.full(im.shape[:2], 255, np.uint8)
    return np.dstack([im, a])
def ink_rgba(im):
    """white becomes transparent (stamps)"""
    a = 255 - im.min(axis=2)
    return np.dstack([im, np.clip(a.astype(int)*1.15, 0, 235).astype(np.uint8)])
def rounded(im, r):
    a = np.zeros(im.shape[:2], np.uint8); h, w = a.shape
    cv2.rectangle(a, (r, 0), (w-r, h), 255, -1); cv2.rectangle(a, (0, r), (w, h-r), 255, -1)
    for x, y in ((r, r), (w-1-r, r), (r, h-1-r), (w-1-r, h-1-r)): cv2.circle(a, (x, y), r, 255, -1)
    return np.dstack([im, a])
def multiply(page, im, x, y):
    """ink of im on page, at px"""
    x, y = int(x), int(y); h, w = im.shape[:2]
    r = page[y:y+h, x:x+w]; im = im[:r.shape[0], :r.shape[1]]
    page[y:y+h, x:x+w] = (r.astype(np.uint16)*im//255).astype(np.uint8); return page
def paste(page, im, x, y):
    x, y = int(x), int(y); im = rgba(im)
    X0, Y0 = max(0, x), max(0, y); im = im[Y0-y:, X0-x:]
    r = page[Y0:Y0+im.shape[0], X0:X0+im.shape[1]]; im = im[:r.shape[0], :r.shape[1]]
    a = im[..., 3:].astype(np.float32)/255
    r[:] = (r*(1-a) + im[..., :3]*a).astype(np.uint8); return page
def rot(im, deg):
    im = rgba(im); h, w = im.shape[:2]
    M = cv2.getRotationMatrix2D((w/2, h/2), deg, 1); c, s = abs(M[0, 0]), abs(M[0, 1])
    W, H = int(h*s+w*c)+2, int(h*c+w*s)+2; M[0, 2] += W/2-w/2; M[1, 2] += H/2-h/2
    a = cv2.warpAffine(im[..., 3], M, (W, H), flags=cv2.INTER_LINEAR)
    c = cv2.warpAffine(im[..., :3], M, (W, H), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
    return np.dstack([c, a])
def fit(im, w, h, up=1.2, dpi_ratio=1):
    f = min(w/im.shape[1], h/im.shape[0]); f = min(f, up) ; return rs(im, f)

def noise(h, w, cell, rng):
    n = rng.random((max(2, int(h/cell[0])+2), max(2, int(w/cell[1])+2))).astype(np.float32)
    return cv2.resize(n, (w, h), interpolation=cv2.INTER_CUBIC) - .5
def table(kind, w, h, rng):
    base = {'wood': (150, 108, 70), 'darkwood': (84, 56, 38), 'white': (214, 212, 206), 'grey': (120, 124, 128), 'granite': (96, 94, 92), 'cloth': (70, 92, 120), 'beige': (196, 176, 146), 'green': (86, 110, 92)}[kind]
    t = np.ones((h, w, 3), np.float32)*np.array(base, np.float32)
    if 'wood' in kind or kind == 'beige':
        n = noise(h, w, (5, 500), rng)*34 + noise(h, w, (22, 900), rng)*40
        for y in range(int(rng.integers(80, 400)), h, 520): n[y:y+4] -= 40
        t += n[..., None]
    elif kind == 'granite':
        t += (noise(h, w, (4, 4), rng)*120)[..., None] + (noise(h, w, (14, 14), rng)*50)[..., None]
    elif kind in ('cloth', 'green'):
        t += (noise(h, w, (3, 3), rng)*30)[..., None]
        t += (8*np.sin(np.arange(w)/3.1))[None, :, None] + (8*np.sin(np.arange(h)/3.1))[:, None, None]
    else:
        t += (noise(h, w, (60, 60), rng)*10 + noise(h, w, (3, 3), rng)*8)[..., None]
    return np.clip(t, 0, 255).astype(np.uint8)

def shadow(page, im, x, y, blur=18, off=(9, 11), k=.42):
    im = rgba(im); p = blur*3
    a = cv2.copyMakeBorder(im[..., 3], p, p, p, p, cv2.BORDER_CONSTANT)
    a = cv2.GaussianBlur(a, (0, 0), blur).astype(np.float32)/255*k
    sh_ = np.dstack([np.zeros(a.shape+(3,), np.uint8), (a*255).astype(np.uint8)])
    return paste(page, sh_, x-p+off[0], y-p+off[1])
def lay(page, im, cx, cy, deg=0, sh=True, k=.42, blur=16):
    """lay a sheet centred at cx,cy"""
    r = rot(im, deg) if deg else rgba(im)
    x, y = int(cx-r.shape[1]/2), int(cy-r.shape[0]/2)
    if sh: shadow(page, r, x, y, blur=blur, k=k)
    return paste(page, r, x, y)

def aged(im, rng, fold=None, amt=1):
    """paper that was handled: faint cloud, fold lines"""
    h, w = im.shape[:2]; f = 1 + noise(h, w, (260, 260), rng)*.05*amt
    y, x = np.arange(h), np.arange(w)
    for q in (fold or []):
        ax, pos = q
        if ax == 'h': d = y - pos*h; p = 1 - .10*np.exp(-(d/5)**2) + .04*np.exp(-((d-9)/8)**2) - .03*(d > 0)*np.exp(-d.clip(0)/200); f *= p[:, None]
        else: d = x - pos*w; p = 1 - .10*np.exp(-(d/5)**2) + .04*np.exp(-((d-9)/8)**2) - .03*(d > 0)*np.exp(-d.clip(0)/200); f *= p[None, :]
    return np.clip(im*f[..., None].astype(np.float32)*.985, 0, 255).astype(np.uint8)

def camera(im, rng, tilt=.02, light=.22, warm=None, blur=.55, grain=3.0):
    """perspective, uneven light, slight softness and grain"""
    h, w = im.shape[:2]
    q = rng.uniform(-tilt, tilt, (4, 2))*np.array([w, h]) if tilt else np.zeros((4, 2))
    src = np.float32([[0, 0], [w, 0], [w, h], [0, h]])
    # keep everything inside: crop inwards is never larger than tilt, scenes leave that margin
    dst = src + np.float32(q)
    M = cv2.getPerspectiveTransform(src, dst)
    im = cv2.warpPerspective(im, M, (w, h), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT_101)
    X, Y = np.meshgrid(np.linspace(-1, 1, w, dtype=np.float32), np.linspace(-1, 1, h, dtype=np.float32))
    a = rng.uniform(0, 6.28)
    g = 1 - light*.5*(1 + (X*np.cos(a)+Y*np.sin(a))*.8) - light*.18*(X*X+Y*Y)
    g += noise(h, w, (h/2.2, w/2.2), rng)*light*.35
    warm = warm if warm is not None else rng.uniform(-.05, .07)
    c = np.array([1+warm, 1, 1-warm*1.3], np.float32)
    o = im.astype(np.float32)*np.clip(g, .55, 1.06)[..., None]*c*(1+light*.25)
    if blur: o = cv2.GaussianBlur(o, (0, 0), blur)
    o += rng.normal(0, grain, (h, w, 1)).astype(np.float32) + rng.normal(0, grain*.4, (h, w, 3)).astype(np.float32)
    return np.clip(o, 0, 255).astype(np.uint8)

def scanner(im, rng, g=False, deg=None, contrast=1.06, blur=.45, grain=2.2, dirt=True):
    h, w = im.shape[:2]
    if deg is None: deg = rng.uniform(-.6, .6)
    if deg:
        M = cv2.getRotationMatrix2D((w/2, h/2), deg, 1)
        im = cv2.warpAffine(im, M, (w, h), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
    if g: im = gray(im)
    o = cv2.GaussianBlur(im.astype(np.float32), (0, 0), blur)
    o = (o-128)*contrast + 128 + 2
    o += rng.normal(0, grain, (h, w, 1)).astype(np.float32)
    if dirt:
        for _ in range(int(rng.integers(3, 14))):
            cv2.circle(o, (int(rng.integers(0, w)), int(rng.integers(0, h))), int(rng.integers(1, 3)), (150, 150, 150), -1)
    return np.clip(o, 0, 255).astype(np.uint8)

def save(im, path, dpi=200, q=86):
    P = Image.fromarray(im); ext = path.rsplit('.', 1)[1]
    if ext == 'jpg': P.save(path, quality=q, dpi=(dpi, dpi))
    elif ext == 'webp': P.save(path, quality=q, method=3)
    elif ext == 'png': P.save(path, compress_level=6, dpi=(dpi, dpi))
    else:
        if (im[..., 0] == im[..., 1]).all() and (im[..., 1] == im[..., 2]).all(): P = P.convert('L')
        P.save(path, 'PDF', resolution=dpi, quality=q, creationDate=time.gmtime(0), modDate=time.gmtime(0))
