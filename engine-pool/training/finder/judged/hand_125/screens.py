from core import *
import papers, photos

def phone_screenshot(n, i, out):
    html, W, H = papers.phone_html(n, i)
    p = out + ('.png' if i % 2 == 0 else '.tmp.png'); papers.shot(html, W, H, p)
    if i % 2 == 0: return '.png'
    save(Image.open(p).convert('RGB'), out + '.jpg', 80); os.remove(p); return '.jpg'

def desktop_screenshot(n, i, out):
    html, W, H, _ = papers.desk_html(n, i)
    papers.shot(html, W, H, out + '.png')
    Image.open(out + '.png').convert('RGB').save(out + '.png'); return '.png'

def photo_screen(n, i, out):
    """a phone held before a monitor: each camera pixel integrates over the monitor's red, green and blue stripes, then a Bayer mosaic"""
    r = rng_for('screen', n)
    SW, SH = 2560, 1440
    html, SW, SH, (x0, y0, pw, ph) = papers.desk_html(n, i, SW, SH, kind=[0, 1, 0, 2][i % 4])
    p = f'{CACHE}/scr_{n}_{i}.png'; papers.shot(html, SW, SH, p)
    scr = s2l(np.asarray(Image.open(p).convert('RGB')).astype(f32) / 255); os.remove(p)
    W, H = (2448, 3264) if i % 2 == 0 else (3264, 2448)
    # monitor region that fills the picture (screen px act as "mm")
    cx, cy = x0 + pw / 2, SH / 2 - 20
    rx, ry, rz = r.uniform(-4, 4), r.uniform(-5, 5), r.uniform(-1.6, 1.6)
    ww = pw * 1.14 if i % 2 == 0 else 1500
    cam = Cam(W, H, ww, SH * .99, rx, ry, rz, .985 if i % 2 == 0 else .97, 'max', r, 0)
    uv, _ = cam.maps()
    acc = np.zeros((H, W, 3), f32)
    J = cv2.Sobel(uv[..., 0], cv2.CV_32F, 1, 0, ksize=1) / 2, cv2.Sobel(uv[..., 1], cv2.CV_32F, 0, 1, ksize=1) / 2
    for sy in (-.33, 0, .33):
        for sx in (-.33, 0, .33):
            X = uv[..., 0] + J[0] * sx + (cx - ww / 2); Y = uv[..., 1] + J[1] * sy + (cy - SH * .495)
            c = cv2.remap(scr, (X - .5).astype(f32), (Y - .5).astype(f32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=(.004, .004, .004))
            fx, fy = X - np.floor(X), Y - np.floor(Y)
            row = (fy > .10).astype(f32) * .75 + .25
            for ch in range(3):
                m = (np.abs(fx - (ch + .5) / 3) < .155).astype(f32) * 1.9 + .38
                acc[..., ch] += c[..., ch] * m * row
    acc /= 9
    acc = blur(acc, .55)
    raw = np.empty((H, W), f32); raw[0::2, 0::2] = acc[0::2, 0::2, 0]; raw[0::2, 1::2] = acc[0::2, 1::2, 1]; raw[1::2, 0::2] = acc[1::2, 0::2, 1]; raw[1::2, 1::2] = acc[1::2, 1::2, 2]
    raw = np.clip(raw + .006 * r.standard_normal(raw.shape, dtype=f32), 0, 1.3) / 1.3
    dem = cv2.cvtColor((raw * 65535).astype(np.uint16), cv2.COLOR_BayerRGGB2RGB).astype(f32) / 65535 * 1.3
    lin = .55 * dem + .45 * acc
    lin = lin + .02 * gradient(W, H, r, 1.5)[..., None]                    # room light on the glass
    im = develop(lin, r, wb=[(1, 1, 1.06), (.93, 1, 1.12), (1, .99, .98)][i % 3], expo=.98, noise=.006, soft=.5, sharp=.4, vig=.3)
    if i % 4 == 3: im = cv2.resize(im, (2048, 1536), interpolation=cv2.INTER_AREA)
    save(im, out + '.jpg', 84); return '.jpg'
