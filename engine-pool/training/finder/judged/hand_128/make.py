#!/usr/bin/env python3
"""make.py OUT [condition ...]  - certificate pictures in which the certificate is not alone"""
import sys, json, os, glob, zlib
import numpy as np, cv2
from base import *
import papers as P
from papers import sign, qr, bars, people, cid, rua, data, ext, cpf, dg

CASES = [os.path.basename(f)[:-5] for f in sorted(glob.glob(PAGES + '/*.json'))]
META = {c: json.load(open(f'{PAGES}/{c}.json')) for c in CASES}
TR = {c: json.dumps(META[c]['data'], ensure_ascii=False).lower() for c in CASES}
for n in P.F:                                    # the other papers must carry other people's names
    for c in CASES: assert n.lower() not in TR[c], (n, c)
SIZE = {}
def size(c):
    if c not in SIZE:
        im = cert(c, 60); SIZE[c] = (im.shape[1]*MM/60, im.shape[0]*MM/60)
    return SIZE[c]
def land(c): return size(c)[0] > size(c)[1]
def px(mm, dpi): return int(round(mm*dpi/MM))
def white(w, h, v=(255, 255, 255)): return np.ones((h, w, 3), np.uint8)*np.array(v, np.uint8)
def certmm(c, wmm, hmm, dpi, up=1.0):
    """certificate scaled into wmm x hmm, rendered straight at that size; returns image, w, h in mm"""
    w, h = size(c); f = min(wmm/w, hmm/h, up)
    im = cert(c, int(round(dpi*f))); return im, w*f, h*f
def edge(im, g=196, t=1):
    cv2.rectangle(im, (0, 0), (im.shape[1]-1, im.shape[0]-1), (g, g, g), t); return im
TABLES = ['wood', 'darkwood', 'white', 'grey', 'granite', 'cloth', 'beige', 'green']
def rfold(rng): return [[], [('h', .5)], [('h', .333), ('h', .667)], [('v', .5), ('h', .5)]][int(rng.integers(4))]
def bgcol(c):
    im = cert(c, 60); return [int(v) for v in np.median(im.reshape(-1, 3), axis=0)]

# ---- two sheets in one picture
def two_up(L, R, mode, rng, dpi, vertical=False, gap=None):
    g = px(gap if gap is not None else (2 if mode != 'photo' else 9), dpi)
    m = px(5, dpi) if mode != 'photo' else px(17, dpi)
    d = (lambda: rng.uniform(-.9, .9)) if mode == 'scan' else (lambda: rng.uniform(-2.6, 2.6)) if mode == 'photo' else (lambda: 0)
    ax = 0 if vertical else 1
    if vertical: H, W = L.shape[0]+R.shape[0]+g+2*m, max(L.shape[1], R.shape[1])+2*m
    else: W, H = L.shape[1]+R.shape[1]+g+2*m, max(L.shape[0], R.shape[0])+2*m
    if mode == 'photo': W, H = int(W*1.05), int(H*1.05)
    if mode == 'scan': page = white(W, H, (246, 246, 244) if rng.random() < .7 else (206, 207, 208))
    elif mode == 'photo': page = table(TABLES[int(rng.integers(len(TABLES)))], W, H, rng)
    else: page = white(W, H)
    off = int(W*.025) if mode == 'photo' else 0
    for k, im in enumerate((L, R)):
        if mode == 'photo': im = aged(im, rng, rfold(rng))
        elif mode == 'scan': im = edge(im.copy(), 186)
        j = rng.integers(-px(4, dpi), px(4, dpi)+1) if mode == 'photo' else 0
        if vertical: cx = W/2+j; cy = m+off+(im.shape[0]/2 if k == 0 else L.shape[0]+g+R.shape[0]/2)
        else:
            cx = m+off+(im.shape[1]/2 if k == 0 else L.shape[1]+g+R.shape[1]/2)
            cy = (H/2+j) if mode == 'photo' or rng.random() < .4 else m+im.shape[0]/2
        lay(page, im, cx, cy, d(), sh=mode != 'digital', k=.25 if mode == 'scan' else .45, blur=4 if mode == 'scan' else 15)
    if mode == 'photo': return camera(page, rng, tilt=.014)
    if mode == 'scan': return scanner(page, rng, g=rng.random() < .34, deg=0)
    return page
MODES = [('scan', 'pdf'), ('photo', 'jpg'), ('digital', 'png'), ('photo', 'webp'), ('scan', 'jpg'), ('photo', 'jpg')]
def dpi_of(mode): return {'scan': 200, 'photo': 185, 'digital': 170}[mode]

def invoice_right(c, j, rng):
    m, e = MODES[j]; d = dpi_of(m)
    return two_up(cert(c, d), P.INV[j % 3](rng, d), m, rng, d), e, d
def invoice_left(c, j, rng):
    m, e = MODES[(j+3) % 6]; d = dpi_of(m)
    return two_up(P.INV[(j+1) % 3](rng, d), cert(c, d), m, rng, d), e, d
def procuracao_beside(c, j, rng):
    m, e = MODES[(j+1) % 6]; d = dpi_of(m); a, b = cert(c, d), P.procuracao(rng, d)
    return two_up(*((a, b) if j % 2 else (b, a)), m, rng, d), e, d
def marriage_beside(c, j, rng):
    m, e = MODES[(j+4) % 6]; d = dpi_of(m); a, b = cert(c, d), P.marriage(rng, d)
    return two_up(*((a, b) if j % 2 == 0 else (b, a)), m, rng, d), e, d
def vaccination_beside(c, j, rng):
    m, e = MODES[(j+5) % 6]; d = dpi_of(m); a = cert(c, d); k = j % 3
    b = P.vaccine(rng, d) if land(c) or k == 0 else P.vaccine(rng, d, 148, 210)
    v = land(c) or (k == 0)                       # one above the other
    return two_up(*((a, b) if j % 2 else (b, a)), m, rng, d, vertical=v), e, d
def front_back(c, j, rng):
    m, e = MODES[(j+2) % 6]; d = dpi_of(m); a = cert(c, d)
    w, h = size(c); b = P.verso(rng, d, round(w, 1), round(h, 1), bgcol(c))
    b = cv2.resize(b, (a.shape[1], a.shape[0]))
    gh = cv2.GaussianBlur(a[:, ::-1], (0, 0), 2.2).astype(np.float32); b = (b*(1-.055*(255-gh)/255)).astype(np.uint8)
    if m == 'digital': edge(a, 170, 2); edge(b, 170, 2)
    return two_up(*((a, b) if j != 3 else (b, a)), m, rng, d, vertical=land(c)), e, d
def two_copies(c, j, rng):
    m, e = MODES[j]; d = dpi_of(m); a = cert(c, d)
    b = gray(a) if j % 2 else a.copy()
    if j % 2: b = np.clip((b.astype(np.float32)-128)*1.12+132, 0, 255).astype(np.uint8)
    if m == 'digital': edge(a, 170, 2); edge(b, 170, 2)
    return two_up(*((a, b) if j != 5 else (b, a)), m, rng, d, vertical=land(c)), e, d

def a3_blank_half(c, j, rng):
    d = 200; a = cert(c, d); W, H = px(420, d), px(297, d)
    bed = [(252, 252, 251), (252, 252, 251), (60, 60, 62), (225, 226, 228), (252, 252, 251), (24, 24, 26)][j]
    page = white(W, H, bed); side = j % 2
    cx = W*(.25 if side == 0 else .75); blank = white(px(210, d), px(297, d), (247, 246, 241))
    if j in (1, 3): lay(page, blank, W-cx, H/2+8, rng.uniform(-.4, .4), k=.2, blur=4)
    if j == 4:                                    # crease shadow of an A3 sheet folded in two
        x = np.arange(W); page = (page*(1-.14*np.exp(-((x-W/2)/22.)**2))[None, :, None]).astype(np.uint8)
        multiply(page, a, cx-a.shape[1]/2, (H-a.shape[0])/2)
    else: lay(page, edge(a.copy(), 190), cx, (a.shape[0]/2+px(2, d)) if a.shape[0] < H*.9 else H/2, rng.uniform(-.7, .7), k=.3, blur=5)
    return scanner(page, rng, g=j in (1, 5), deg=0), ['pdf', 'pdf', 'jpg', 'jpg', 'pdf', 'webp'][j], d

def open_folder(c, j, rng):
    d = 185; a = aged(cert(c, d), rng, rfold(rng)); b = aged(P.letter(rng, d), rng, [('h', .34), ('h', .67)])
    book = j % 3 == 2; fw, fh = px(232, d), px(318, d); mg = px(16, d)
    W, H = 2*fw+2*mg, fh+2*mg
    page = table(TABLES[(j*3+1) % 8], W, H, rng)
    col = [(206, 170, 116), (70, 104, 150), (120, 34, 38), (214, 196, 150), (92, 128, 100), (44, 44, 50)][j]
    f = white(2*fw, fh, col).astype(np.float32); f += (noise(fh, 2*fw, (6, 6), rng)*10)[..., None]
    f = np.clip(f, 0, 255).astype(np.uint8); lay(page, f, W/2, H/2, 0)
    if book:                                      # bound volume: leaves of the block under the sheets
        for k in range(5, 0, -1): lay(page, white(2*fw-px(8+k, d), fh-px(9, d), (236-k*3, 233-k*3, 222-k*3)), W/2, H/2, 0, k=.15, blur=3)
    cx = [W/2-fw*.5, W/2+fw*.5]; s = 0 if j in (0, 2, 5) else 1
    for im, x in ((a, cx[s]), (b, cx[1-s])):
        lay(page, im, x + (rng.integers(-8, 9)), H/2+(rng.integers(-px(3, d), px(3, d)) if not book else 0), 0 if book else rng.uniform(-1.4, 1.4), k=.3, blur=7)
    x = np.arange(W)-W/2                          # the spine
    g = 1-.42*np.exp(-np.abs(x)/(px(5, d)))-(.16*np.exp(-(x/px(26, d))**2) if book else 0)
    y0, y1 = mg, H-mg; page[y0:y1] = (page[y0:y1]*g[None, :, None]).astype(np.uint8)
    if not book and j != 1:
        for yy in (.42, .58):
            p = (int(W/2+px(6, d)*(1 if s else -1)), int(H*yy)); cv2.circle(page, p, px(2.4, d), (150, 150, 154), -1); cv2.circle(page, p, px(1.2, d), (205, 205, 208), -1)
    if j % 2: return camera(page, rng, tilt=.012), ['', 'jpg', '', 'webp', '', 'jpg'][j], d
    return camera(page, rng, tilt=.004, light=.1, grain=2), ['jpg', '', 'pdf', '', 'jpg', ''][j], d

# ---- one sheet carries more than the certificate
def _sheet(c, d, box, base=None, w=210, h=297, align='top', up=1.0):
    """A4 page with the certificate in box (x,y,w,h mm); returns page and where it lies"""
    page = white(px(w, d), px(h, d)) if base is None else base.copy()
    im, cw, ch = certmm(c, box[2], box[3], d, up)
    x = box[0]+(box[2]-cw)/2; y = box[1]+(0 if align == 'top' else (box[3]-ch)/2)
    multiply(page, im, px(x, d), px(y, d)); return page, (x, y, cw, ch)

def receipt_below(c, j, rng):
    d = 260; r = P.receipt(rng, d, kind=j % 3); rw, rh = 190, 84
    page, (x, y, cw, ch) = _sheet(c, d, (4, 4, 202, 297-rh-10))
    y2 = max(y+ch+4, 297-rh-6) if ch > 150 else y+ch+14
    r = rot(r, rng.uniform(-1.2, 1.2)) if j % 2 else r
    if j in (1, 4): shadow(page, r, px(10, d), px(y2, d), blur=5, off=(3, 4), k=.3)
    paste(page, r, px(10, d), px(y2, d))
    if j in (3, 5):
        d0 = d; t = table(TABLES[j], int(page.shape[1]*1.09), int(page.shape[0]*1.07), rng); lay(t, aged(page, rng, rfold(rng)), t.shape[1]/2, t.shape[0]/2, rng.uniform(-1.5, 1.5))
        return camera(t, rng, tilt=.014), ['', '', '', 'jpg', '', 'webp'][j], d
    return scanner(page, rng, g=j == 2), ['pdf', 'jpg', 'pdf', '', 'jpg', ''][j], d

def apostille_below(c, j, rng):
    d = 260; aw, ah = (180, 104) if j % 2 == 0 else (150, 96)
    r = P.apostille(rng, d, aw, ah)
    page, (x, y, cw, ch) = _sheet(c, d, (4, 3, 202, 297-ah-8))
    y2 = 297-ah-4 if ch > 150 else y+ch+10; ax = (210-aw)/2
    if j in (1, 4): r = rot(r, rng.uniform(-.9, .9)); shadow(page, r, px(ax, d), px(y2, d), blur=4, off=(2, 3), k=.3)
    paste(page, r, px(ax, d), px(y2, d))
    s = ink_rgba(P.round_stamp(rng, d, 'APOSTILA DE HAIA * TABELIONATO DE NOTAS *', ('2º OFÍCIO', 'NOTAS'), mm=28))
    paste(page, rot(s, rng.uniform(-25, 25)), px(ax+aw-74, d), px(y2+ah-44, d))
    if j == 3:
        t = table('beige', int(page.shape[1]*1.09), int(page.shape[0]*1.07), rng); lay(t, aged(page, rng, []), t.shape[1]/2, t.shape[0]/2, 1.1)
        return camera(t, rng, tilt=.012), 'jpg', d
    return scanner(page, rng, g=j == 5), ['pdf', 'jpg', 'png', '', 'pdf', 'jpg'][j] if j != 2 else 'jpg', d

def fax_email(c, j, rng):
    d = 240; a, b, x = people(rng, 3); k = j % 3
    em = lambda n: n.split()[0].lower().translate(str.maketrans('áíéúêãç', 'aieueac')) + '.' + n.split()[-1].lower().translate(str.maketrans('áíéúêãçõó', 'aieueacoo')) + '@exemplo.com.br'
    dt, tm = data(rng), f'{rng.integers(8,19):02d}:{rng.integers(0,60):02d}'
    if k == 0:      # web mail print
        top = f'''<div class=a style="left:8mm;right:8mm;top:5mm;font-size:8pt;color:#333;display:flex;justify-content:space-between"><span>{dt}, {tm}</span><span>Correio - Enc: Documentos para o processo</span></div><div class=a style="left:10mm;right:10mm;top:12mm"><b style="font-size:13pt;color:#b3261e">Correio</b><span style="float:right;font-size:9pt">{a} &lt;{em(a)}&gt;</span><div style="border-top:.4mm solid #bbb;margin-top:2mm;padding-top:1.5mm;font-size:11pt"><b>Enc: Documentos para o processo</b> <span style="font-size:8pt">1 mensagem</span></div><div style="border-top:.2mm solid #bbb;margin-top:1.5mm;padding-top:1.5mm;font-size:9pt;line-height:1.4"><b>{b}</b> &lt;{em(b)}&gt;<span style="float:right">{ext(rng)} às {tm}</span><br>Para: {a} &lt;{em(a)}&gt;<br>Segue a certidão que faltava. Abs.</div></div><div class=a style="left:8mm;right:8mm;bottom:4mm;font-size:8pt;color:#333;display:flex;justify-content:space-between"><span>https://correio.exemplo.com.br/mail/u/0/?ik=a{dg(rng,6)}&amp;view=pt&amp;search=all</span><span>{rng.integers(1,3)}/3</span></div>'''
        box = (10, 48, 190, 238)
    elif k == 1:    # outlook-like
        R = lambda l, t: f'<tr><td style="width:30mm;font-weight:bold">{l}<td>{t}'
        top = f'''<div class=a style="left:16mm;right:16mm;top:9mm;font-size:10pt"><b style="font-size:12pt">{a}</b><div style="border-top:.8mm solid #111;margin:1.5mm 0"></div><table>{R('From:', f'{b} &lt;{em(b)}&gt;')}{R('Sent:', f'{dt} {tm}')}{R('To:', em(a))}{R('Cc:', em(x))}{R('Subject:', 'RES: documentação pendente - cliente')}{R('Attachments:', f'img{dg(rng,3)}.jpg')}</table></div><div class=a style="left:0;right:0;bottom:5mm;text-align:center;font-size:9pt">Page {rng.integers(1,3)} of 2</div>'''
        box = (10, 48, 190, 236)
    else:           # fax
        top = f'''<div class=a style="left:4mm;right:4mm;top:3mm;font:9.5pt 'Liberation Mono';white-space:pre">{dt} {tm}  FROM: ESCRIT {a.split()[-1].upper()} ADV  {dg(rng,2)} {dg(rng,8)}   TO: {dg(rng,10)}   P. {rng.integers(1,4):02d}/04</div><div class=a style="left:4mm;right:4mm;bottom:3mm;font:9pt 'Liberation Mono';white-space:pre">RECEIVED {dt} {tm}   DURATION 01'{rng.integers(10,59)}"   MODE: G3 FINE   RESULT OK</div>'''
        box = (6, 10, 198, 278)
    base = html(top, 210, 297, d); page, _ = _sheet(c, d, box, base)
    if k == 2:
        g = gray(page); g = np.clip((cv2.GaussianBlur(g.astype(np.float32), (0, 0), .7)-150)*1.55+172, 0, 255).astype(np.uint8)
        n = (noise(g.shape[0], g.shape[1], (1.3, 3), rng)*26)[..., None]; g = np.clip(g+n*(g < 225), 0, 255).astype(np.uint8)
        return gray(g), ['', '', 'pdf', '', '', 'png'][j] if j == 2 else 'jpg', d
    if j == 3: return page, 'png', d
    return scanner(page, rng, g=j == 4), ['pdf', 'jpg', '', '', 'pdf', ''][j], d

LEG = ['Documento 3 – certidão de nascimento do autor', 'Figura 2 – Certidão de nascimento juntada pela parte requerente', 'Doc. 07 - Certidão de nascimento', 'ANEXO IV – Certidão de nascimento da beneficiária', 'Documento 1: cópia da certidão (frente)', 'Imagem 5 – documento apresentado no balcão em 12/05/2022']
def word_page(c, j, rng):
    d = 260; a, b = people(rng, 2); cc, u = cid(rng)
    tit = ['DOCUMENTOS QUE INSTRUEM A INICIAL', 'ANEXOS', 'Documentação do Autor', 'DOSSIÊ DE HABILITAÇÃO', 'DOCUMENTOS PESSOAIS', '3. Documentos apresentados'][j]
    txt = [f'{b}, advogado inscrito na OAB/{u}, junta aos autos os documentos abaixo relacionados.', '', 'Segue reprodução do documento citado no item 4 desta petição.', f'Responsável pela conferência: {a}.', '', f'Atendente: {a}. O interessado compareceu à unidade de {cc} e apresentou o documento reproduzido abaixo.'][j]
    hd = f'<div class=a style="left:22mm;right:22mm;top:8mm;font:9pt \'Liberation Serif\';color:#555;border-bottom:.3mm solid #999;text-align:right">{["Advocacia "+b.split()[-1]+" & Associados", "Prefeitura Municipal de "+cc][j%2]}</div>'
    base = f'{hd}<div class=a style="left:22mm;right:22mm;top:17mm;font-family:\'Liberation Serif\'"><div style="font-size:14pt;font-weight:bold;text-align:center">{tit}</div><p style="font-size:11.5pt;margin:2mm 0">{txt}</p></div>'
    lt = j % 2 == 0; w0, h0 = size(c); f = min(174/w0, 232/h0, 1)
    base += f'<div class=a style="left:22mm;right:22mm;top:{(42+h0*f+2.5) if lt else 37.5:.1f}mm;font:italic 10.5pt \'Liberation Serif\';text-align:center">{LEG[j]}</div><div class=a style="left:0;right:0;bottom:7mm;text-align:center;font:10pt \'Liberation Serif\'">{rng.integers(2,19)}</div>'
    page = html(base, 210, 297, d); page, (x, y, w, h) = _sheet(c, d, (18, 42 if lt else 46, 174, 232), page)
    if j in (0, 3, 4): cv2.rectangle(page, (px(x, d), px(y, d)), (px(x+w, d), px(y+h, d)), (60, 60, 60), 2)
    if j in (1, 5): return scanner(page, rng, g=j == 5), ['', 'jpg', '', '', '', 'pdf'][j], d
    return page, ['pdf', '', 'png', 'webp', 'png', ''][j], d

def court_page(c, j, rng):
    d = 250; a, b = people(rng, 2); cc, u = cid(rng); n = rng.integers(7, 480)
    proc = f'{dg(rng,7)}-{dg(rng,2)}.20{rng.integers(12,24)}.8.{dg(rng,2)}.{dg(rng,4)}'
    if j % 2 == 0:   # e-SAJ
        v = f'Este documento é cópia do original, assinado digitalmente por {a.upper()}, protocolado em {data(rng)} às {rng.integers(8,20)}:{rng.integers(10,59)}, sob o número {dg(rng,10)}.'
        v2 = f'Para conferir o original, acesse o site https://esaj.exemplo.jus.br/pastadigital/pg/abrirConferenciaDocumento.do, informe o processo {proc} e código {dg(rng,2)}A{dg(rng,4)}.'
        o = f'<div class=a style="right:7mm;top:4mm;font-size:11pt">fls. {n}</div><div class=a style="left:205.5mm;top:285mm;width:275mm;transform-origin:0 0;transform:rotate(-90deg) translateY(-5mm);font-size:6.6pt;line-height:1.25;white-space:nowrap">{v}<br>{v2}</div>'
        box = (5, 12, 191, 279)
    else:
        o = f'''<div class=a style="left:10mm;right:10mm;bottom:4mm;font-size:8pt;line-height:1.3;display:flex"><div style="flex:1">Assinado eletronicamente por: {a.upper()} - {data(rng)} {rng.integers(8,20)}:{rng.integers(10,59)}:{rng.integers(10,59)}<br>https://pje.exemplo.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x={dg(rng,20)}<br>Número do documento: {dg(rng,26)}</div><div style="text-align:right">Num. {dg(rng,8)} - Pág. {rng.integers(1,9)}</div></div><div class=a style="left:3mm;top:250mm;transform-origin:0 0;transform:rotate(-90deg);font-size:7pt;white-space:nowrap">Documento juntado por {b} - Processo {proc} - {cc}/{u}</div>'''
        box = (9, 6, 196, 266)
    base = html(o, 210, 297, d); page, (x, y, w, h) = _sheet(c, d, box, base, align='top')
    if j in (1, 2, 5):   # inked page stamp of the registry
        k = [1, 2, 5].index(j)
        st = html(f'<div class=a style="inset:1mm;border:.6mm solid #333a7a;border-radius:50%;text-align:center;color:#333a7a;font-size:7.5pt;padding-top:2.6mm;line-height:1.2">{["1ª VARA CÍVEL","CARTÓRIO DISTRIB.","VARA DA FAMÍLIA"][k]}<br><b style="font-size:12pt">fls. {23 if j == 1 else n}</b><br><span style="font:12pt Z003">{a.split()[0]}</span></div>', 38, 21, d)
        spot = empty_rect(c, 38*size(c)[0]/w, 21*size(c)[0]/w)
        st = rot(ink_rgba(st), rng.uniform(-9, 9))
        if spot: paste(page, st, px(x+spot[0]*w/size(c)[0], d), px(y+spot[1]*w/size(c)[0], d))
        elif h < 230: paste(page, st, px(150, d), px(y+h+12, d))
    if j in (3, 4): return page, ['', '', '', 'pdf', 'png'][j], d
    return scanner(page, rng, g=j in (0, 2), deg=rng.uniform(-.5, .5)), ['pdf', 'jpg', 'jpg', '', '', 'pdf'][j], d

def copia_autenticada(c, j, rng):
    d = 230; w0, h0 = size(c)
    bw = j != 4; lab = P.auth_label(rng, d) if j % 2 == 0 else P.auth_stamp(rng, d); lw, lh = ((60, 38) if j % 2 == 0 else (66, 34))
    spot = empty_rect(c, lw+3, lh+3) if j not in (0, 3) else None
    if spot is not None or land(c) or w0 < 180:
        page, (x, y, w, h) = _sheet(c, d, (0, 0, 210, 297), align='top' if (land(c) or w0 < 180) else 'mid')
        at = (x+spot[0], y+spot[1]) if spot else (126, h+14) if h < 240 else (130, 252)
        sc = 1
    else:            # reduced copy, stamp in the free band at the foot or the side
        if j == 3: page, (x, y, w, h) = _sheet(c, d, (2, 2, 206, 254)); at = (rng.uniform(10, 120), 258)
        else: page, (x, y, w, h) = _sheet(c, d, (2, 2, 206, 250)); at = (rng.uniform(20, 130), 256)
    if bw:
        page = gray(page); page = np.clip((page.astype(np.float32)-128)*1.15+140+(noise(page.shape[0], page.shape[1], (2, 2), rng)*10)[..., None], 0, 255).astype(np.uint8)
    if j % 2 == 0:
        lab = rot(lab, rng.uniform(-2.5, 2.5)); shadow(page, lab, px(at[0], d), px(at[1], d), blur=4, off=(2, 3), k=.3); paste(page, lab, px(at[0], d), px(at[1], d))
        if not spot:
            s = rot(ink_rgba(P.round_stamp(rng, d, 'TABELIÃO DE NOTAS * AUTENTICAÇÃO DE CÓPIAS *', ('5º NOTAS', 'CONFERE'), '#7a2430', 30)), rng.uniform(-30, 30))
            ax = at[0]-36 if at[0] > 60 else at[0]+62
            paste(page, s, px(ax, d), px(at[1]+2, d))
    else: paste(page, rot(ink_rgba(lab), rng.uniform(-5, 5)), px(at[0], d), px(at[1], d))
    if j in (1, 4):
        t = table(['wood', 'grey'][j == 4], int(page.shape[1]*1.09), int(page.shape[0]*1.07), rng); lay(t, aged(page, rng, rfold(rng)), t.shape[1]/2, t.shape[0]/2, rng.uniform(-1.6, 1.6))
        return camera(t, rng, tilt=.014), 'jpg', d
    return scanner(page, rng), ['pdf', '', 'jpg', 'pdf', '', 'jpg'][j], d

def sticky_note(c, j, rng):
    d = 230; s, spot = next(((s, r) for s in (62, 52, 44, 36) if (r := empty_rect(c, s+3, s+3, 1.5))), (None, None))
    if not s: return None
    page = cert(c, d).copy(); photo = j % 2
    if photo: page = aged(page, rng, [])
    n = rot(P.sticky(rng, d, s), rng.uniform(-2.2, 2.2)); q = (px(spot[0]+.5, d), px(spot[1]+.5, d))
    shadow(page, n, *q, blur=9, off=(5, 9), k=.35); paste(page, n, *q)
    if not photo: return scanner(page, rng, g=j == 4), ['pdf', '', 'jpg', '', 'pdf'][j], d
    t = table(TABLES[(j*2+1) % 8], int(page.shape[1]*1.1), int(page.shape[0]*1.08), rng); lay(t, page, t.shape[1]/2, t.shape[0]/2, rng.uniform(-1.6, 1.6))
    return camera(t, rng, tilt=.015), ['', 'jpg', '', 'webp', '', 'jpg'][j], d

def report_half(c, j, rng):
    a, b = people(rng, 2); cc, u = cid(rng); slide = j % 2
    if slide:
        d = 380; W, H = 254, 143; col = ['', '#123c69', '', '#7b2d26', '', '#1d6b52'][j]
        lx = j == 3; bul = ''.join(f'<li style="margin-bottom:3mm">{t}</li>' for t in ['Requerimento protocolado na unidade de ' + cc, 'Documentos recebidos por e-mail', 'Pendência: comprovante de residência', 'Próxima reunião: ' + data(rng)])
        tx = 118 if not lx else 12
        w0 = 128 if land(c) else 96
        base = html(f'<div class=a style="left:0;right:0;top:0;height:15mm;background:{col};color:#fff;font-size:19pt;padding:3mm 10mm;font-weight:bold">Caso {dg(rng,3)} – documentação</div><div class=a style="left:{(144 if land(c) else 112) if not lx else 10}mm;top:26mm;width:{100 if land(c) else 128}mm;font-size:{13 if land(c) else 15}pt"><ul>{bul}</ul></div><div class=a style="left:8mm;bottom:1.5mm;font-size:7pt;color:#666">{a} | {cc}</div><div class=a style="right:8mm;bottom:1.5mm;font-size:7pt;color:#666">{rng.integers(3,30)}</div>', W, H, d)
        bx = (5, 17, w0, 121) if not lx else (W-w0-5, 17, w0, 121)
        page, (x, y, w, h) = _sheet(c, d, bx, base, align='mid' if land(c) else 'top')
        cv2.rectangle(page, (px(x, d), px(y, d)), (px(x+w, d), px(y+h, d)), (120, 120, 120), 2)
        return page, ['', 'png', '', 'jpg', '', 'webp'][j], d
    d = 330; w, h = size(c)
    para = lambda k: '<p style="text-align:justify;margin:0 0 3mm">' + ' '.join(['A equipe técnica realizou visita domiciliar e entrevistou os moradores do imóvel.', 'Foram analisados os documentos apresentados, cuja cópia reduzida consta ao lado ou abaixo.', f'O atendimento foi conduzido por {a}, com apoio de {b}.', 'Não se verificaram divergências relevantes nos dados de endereço.', 'Recomenda-se o encaminhamento ao setor competente para as providências cabíveis.'][:k]) + '</p>'
    cw = 118 if not land(c) else 160; pos = j // 2
    im, iw, ih = certmm(c, cw, 168, d, up=.62 if not land(c) else .82)
    y0 = 62
    base = html(f'<div class=a style="left:20mm;right:20mm;top:14mm;font:11pt/1.45 \'Liberation Serif\'"><div style="font-size:15pt;font-weight:bold;border-bottom:.5mm solid #444">Relatório Social nº {rng.integers(10,400)}/{rng.integers(2015,2024)}</div><p style="margin:2mm 0"><b>2.3 Documentação</b></p>{para(3)}</div><div class=a style="left:20mm;right:20mm;top:{y0+ih+4:.0f}mm;font:11pt/1.45 \'Liberation Serif\'"><div style="text-align:center;font-size:9.5pt;font-style:italic;margin-bottom:3mm">Foto 4: certidão apresentada</div>{para(5)}</div>' + (f'<div class=a style="left:{24+iw:.0f}mm;top:{y0}mm;width:{166-iw:.0f}mm;font:10.5pt/1.4 \'Liberation Serif\'">{para(5)}</div>' if iw < 125 else '') + f'<div class=a style="right:20mm;bottom:9mm;font-size:9pt">{rng.integers(2,30)}</div>', 210, 297, d)
    x = 20 if iw < 125 else (210-iw)/2
    multiply(base, im, px(x, d), px(y0, d)); cv2.rectangle(base, (px(x, d), px(y0, d)), (px(x+iw, d), px(y0+ih, d)), (90, 90, 90), 2)
    return scanner(base, rng, g=j == 4, blur=.6), ['pdf', '', 'jpg', '', 'pdf'][j], d

# ---- photographs with more on the table
def id_card(c, j, rng):
    d = 195; a = aged(cert(c, d), rng, rfold(rng)); kind = j % 3
    card = rounded(P.rg(rng, d, 1), px(3, d)) if kind == 0 else rounded(P.cpf_card(rng, d), px(3, d)) if kind == 1 else rounded(P.rg(rng, d, 0), px(3, d))
    cw, ch = card.shape[1]*MM/d, card.shape[0]*MM/d
    on = empty_rect(c, cw+3, ch+3, 2) if j in (1, 4, 2, 5) else None
    if on:
        n = rot(card, rng.uniform(-1.6, 1.6)); q = (px(on[0]+1, d), px(on[1]+1, d)); shadow(a, n, *q, blur=8, k=.4); paste(a, n, *q)
        t = table(TABLES[(j*3) % 8], int(a.shape[1]*1.1), int(a.shape[0]*1.08), rng); lay(t, a, t.shape[1]/2, t.shape[0]/2, rng.uniform(-2, 2))
        return camera(t, rng, tilt=.015), ['jpg', 'jpg', 'webp', 'jpg', 'jpg', 'webp'][j], d
    extra = [rounded(P.rg(rng, d, 0), px(3, d))] if kind == 0 else []
    m = px(16, d)
    if land(c) or j == 0:
        W, H = int(max(a.shape[1], card.shape[1]*2.2)*1.04)+2*m, a.shape[0]+card.shape[0]+3*m; t = table(TABLES[(j*3) % 8], W, H, rng)
        lay(t, a, W/2, m+a.shape[0]/2, rng.uniform(-1.5, 1.5)); y = a.shape[0]+2*m+card.shape[0]/2
        for k, q in enumerate([card]+extra): lay(t, q, W*(.27+.46*k) if extra else W*rng.uniform(.3, .7), y, rng.uniform(-5, 5), blur=9)
    else:
        W, H = a.shape[1]+card.shape[1]+int(3.2*m), int(a.shape[0]*1.06)+2*m; t = table(TABLES[(j*3) % 8], W, H, rng)
        l = j % 2; lay(t, a, W-m-a.shape[1]/2 if l else m+a.shape[1]/2, H/2, rng.uniform(-1.5, 1.5)); x = m+card.shape[1]/2 if l else W-m-card.shape[1]/2
        for k, q in enumerate([card]+extra): lay(t, q, x, H*(.3+.4*k) if extra else H*rng.uniform(.3, .7), rng.uniform(-6, 6), blur=9)
    if j == 3: return scanner(t if False else t, rng, deg=0, grain=1.5), 'jpg', d
    return camera(t, rng, tilt=.012), 'jpg', d

def neighbour_strip(c, j, rng):
    d = 200; a = aged(cert(c, d), rng, rfold(rng)); m = px(10, d)
    W, H = int(a.shape[1]*1.03)+2*m, int(a.shape[0]*1.03)+2*m
    side = ['right', 'left', 'bottom', 'top', 'right', 'left'][j]
    nb = [P.procuracao, P.energia, P.letter, P.vaccine, P.marriage, P.nfse][j](rng, d)
    st = px([48, 32, 52, 34, 38, 40][j], d)
    if side in ('left', 'right'): W += st
    else: H += st
    t = table(TABLES[(j*5+2) % 8], W, H, rng)
    cx, cy = m+a.shape[1]*.515+(st if side == 'left' else 0), m+a.shape[0]*.515+(st if side == 'top' else 0)
    nx, ny = cx, cy
    off = px(5, d)
    if side == 'right': nx = W-st-m*0+nb.shape[1]/2+off*.2; ny = H/2+px(rng.uniform(-30, 30), d)
    if side == 'left': nx = st-nb.shape[1]/2-off*.2; ny = H/2+px(rng.uniform(-30, 30), d)
    if side == 'bottom': ny = H-st+nb.shape[0]/2
    if side == 'top': ny = st-nb.shape[0]/2
    lay(t, aged(nb, rng), nx, ny, rng.uniform(-1.6, 1.6)); lay(t, a, cx, cy, rng.uniform(-1.2, 1.2))
    return camera(t, rng, tilt=.010), ['jpg', 'webp', 'jpg', 'jpg', 'jpg', 'png'][j] if j != 5 else 'jpg', d

def desk_clutter(c, j, rng):
    d = 190; a = aged(cert(c, d), rng, rfold(rng)); l = land(c)
    W, H = int(a.shape[1]+px(120, d)), int(a.shape[0]+px(70 if not l else 110, d)); t = table(TABLES[(j*3+4) % 8], W, H, rng)
    cx, cy = W*.5+px(rng.uniform(-10, 6), d), H*.5
    x0, x1, y0, y1 = cx-a.shape[1]/2, cx+a.shape[1]/2, cy-a.shape[0]/2, cy+a.shape[0]/2
    o1, o2 = [P.danfe, P.letter, P.nfse][j % 3](rng, d), P.vaccine(rng, d)
    lay(t, aged(o1, rng), x0-px(6, d)-o1.shape[1]*.42, H*.75, rng.uniform(4, 14)); lay(t, aged(o2, rng), W-px(6, d), y0+px(10, d), rng.uniform(-30, -8))
    lay(t, a, cx, cy, rng.uniform(-2, 2))
    rx = int(x1+px(30, d))
    if j % 2 == 0:      # mug seen from above
        mg = white(px(88, d), px(88, d)); al = np.zeros(mg.shape[:2], np.uint8); q = mg.shape[0]//2
        cv2.circle(al, (q, q), px(38, d), 255, -1); cv2.circle(mg, (q, q), px(38, d), (226, 224, 218), -1); cv2.circle(mg, (q, q), px(34, d), (60, 36, 22), -1); cv2.circle(mg, (q, q), px(34, d), (120, 96, 80), px(1.5, d))
        lay(t, np.dstack([cv2.GaussianBlur(mg, (0, 0), 2), al]), max(W-px(2, d), int(x1)+px(42, d)), H*.86, 0, blur=26)
    else:               # telephone
        ph = white(px(72, d), px(146, d), (22, 23, 26)); cv2.rectangle(ph, (px(3, d), px(6, d)), (px(69, d), px(140, d)), (40, 44, 54), -1)
        lay(t, rounded(ph, px(8, d)), max(W-px(2, d), int(x1)+px(50, d)), H*.8, rng.uniform(-12, 12), blur=20)
    pen = white(px(9, d), px(140, d), [(30, 60, 150), (24, 24, 26), (150, 26, 30)][j % 3]); pen[:, px(3, d):px(5, d)] = 200; pen[:px(42, d), px(1, d):px(3, d)] = 220
    lay(t, rounded(pen, px(4, d)), max(px(20, d), x0-px(24, d)), H*.28, rng.uniform(-18, 18), blur=8)
    return camera(t, rng, tilt=.010), ['jpg', 'jpg', 'webp', 'jpg', 'jpg', 'webp'][j], d

def screenshot(c, j, rng):
    a, b = people(rng, 2)
    if j % 2 == 0:      # PDF viewer on a wide screen
        W, H = 3840, 2160; d = 25.4; dark = j != 4
        bg, bar, fg = ((50, 54, 57), (34, 37, 40), '#e8e8e8') if dark else ((230, 230, 232), (250, 250, 250), '#222')
        im0 = cert(c, 60); th = cv2.resize(im0, (240, int(240*im0.shape[0]/im0.shape[1])), interpolation=cv2.INTER_AREA)
        o = html(f'<div class=a style="inset:0;background:rgb{bg}"></div><div class=a style="left:0;right:0;top:0;height:110px;background:rgb{bar};color:{fg};font-size:34px;padding:32px 50px;display:flex;justify-content:space-between"><span>&#9776; &nbsp; doc_{a.split()[0].lower()}_{dg(rng,3)}.pdf</span><span>1 / 3 &nbsp; | &nbsp; &minus; &nbsp; 100% &nbsp; +</span><span>{data(rng)} &nbsp; {rng.integers(8,20)}:{rng.integers(10,59)}</span></div><div class=a style="left:0;top:110px;width:420px;bottom:0;background:rgb{bar}"></div>' + ''.join(f'<div class=a style="left:90px;top:{190+k*440}px;width:240px;height:340px;background:#fff;font-size:6px;padding:20px;color:#555">{"texto da petição "*(40 if k else 0)}</div><div class=a style="left:90px;width:240px;text-align:center;top:{540+k*440}px;color:{fg};font-size:26px">{k+1}</div>' for k in range(3)), W*25.4/96, H*25.4/96, 96).copy()
        o = cv2.resize(o, (W, H)) if o.shape[:2] != (H, W) else o
        th = th[:340]; paste(o, th, 90, 190)
        w, h = size(c); f = min((H-150)/h, 3000/w); im = cert(c, int(f*25.4))
        x = 420+(W-420-im.shape[1])//2; y = 132 if im.shape[0] > 1500 else 220
        shadow(o, im, x, y, blur=10); paste(o, im, x, y)
        return o, ['png', '', 'jpg', '', 'png'][j], 96
    W, H = 1440, 3120      # messenger on a telephone
    w, h = size(c); bw = 1330; im = cert(c, int(bw/w*25.4)); ih = im.shape[0]; bg = (11, 20, 26) if j == 3 else (236, 229, 221)
    bub = '#202c33' if j == 3 else '#fff'; fg = '#e9edef' if j == 3 else '#111'; my = '#005c4b' if j == 3 else '#d9fdd3'
    M = lambda t, y, mine: f'<div class=a style="{"right" if mine else "left"}:40px;top:{y}px;max-width:1100px;background:{my if mine else bub};color:{fg};border-radius:30px;padding:22px 34px;font-size:48px;line-height:1.3">{t} <span style="font-size:32px;opacity:.6">{rng.integers(8,20)}:{rng.integers(10,59)}</span></div>'
    y0 = 560
    o = html(f'<div class=a style="inset:0;background:rgb{bg}"></div><div class=a style="left:0;right:0;top:0;height:290px;background:{"#1f2c34" if j == 3 else "#008069"};color:#fff"><div style="font-size:42px;padding:28px 60px;display:flex;justify-content:space-between"><b>{rng.integers(8,20)}:{rng.integers(10,59)}</b><span>4G &nbsp; {rng.integers(20,99)}%</span></div><div style="padding:6px 60px;font-size:58px">&larr; &nbsp; {a.split()[0]} {a.split()[-1]}</div></div>' + M('Bom dia! Consegue mandar a certidão?', 350, True) + f'<div class=a style="left:36px;top:{y0-20}px;width:{bw+40}px;height:{ih+110}px;background:{bub};border-radius:30px"></div><div class=a style="left:{bw-100}px;top:{y0+ih+18}px;color:{fg};font-size:34px">{rng.integers(8,20)}:{rng.integers(10,59)}</div>' + M('Segue. Qualquer coisa tiro outra foto', y0+ih+140, False) + (M('Perfeito, obrigada!', y0+ih+290, True) if y0+ih+420 < 2880 else '') + f'<div class=a style="left:40px;right:220px;bottom:60px;height:130px;border-radius:65px;background:{bub};color:#888;font-size:50px;padding:34px 60px">Mensagem</div><div class=a style="right:50px;bottom:60px;width:130px;height:130px;border-radius:65px;background:#00a884"></div>', W*25.4/96, H*25.4/96, 96).copy()
    if o.shape[:2] != (H, W): o = cv2.resize(o, (W, H))
    paste(o, im, 56, y0); return o, ['', 'png', '', 'jpg', '', 'webp'][j], 96

def collage(c, j, rng):
    """all documents of one customer glued into one page"""
    d = 200; a = cert(c, d); W, H = px(330, d), px(297, d); dark = j in (2, 5)
    t = white(W, H, (255, 255, 255)) if not dark else white(W, H, (70, 72, 76)); t = t.copy()
    oth = [P.rg(rng, d, 0), P.rg(rng, d, 1), P.cpf_card(rng, d), rs(P.energia(rng, d, 210, 297), .49)]
    left = j % 2 == 0; ax = 0 if left else W-px(212, d)
    y = (H-a.shape[0])//2 if not land(c) else px(4, d); lay(t, edge(a.copy(), 170), ax+px(1, d)+px(105, d), y+a.shape[0]/2, 0, sh=False)
    xx = px(214, d) if left else px(4, d); yy = px(4, d)
    for im in (oth[:3] if j % 3 else [oth[0], oth[1], oth[3]]):
        paste(t, edge(im.copy(), 150), xx, yy); yy += im.shape[0]+px(5, d)
    if j in (0, 3): return scanner(t, rng, g=j == 3), 'pdf', d
    return t, ['', 'jpg', 'webp', '', 'png', 'jpg'][j], d

CONDS = [invoice_right, invoice_left, receipt_below, id_card, a3_blank_half, open_folder, front_back, procuracao_beside, vaccination_beside, neighbour_strip, fax_email, word_page, court_page, copia_autenticada, sticky_note, report_half, two_copies, apostille_below, marriage_beside, desk_clutter, screenshot, collage]

def main(out, only):
    order = list(np.random.default_rng(128).permutation(len(CASES))); q = 0
    for f in CONDS:
        name = f.__name__; got = 0; tried = 0; used = []
        os.makedirs(f'{out}/{name}', exist_ok=True)
        pos = (CONDS.index(f)*6) % len(CASES)
        while got < 6 and tried < len(CASES):
            c = CASES[order[(pos+tried) % len(CASES)]]; tried += 1
            if only and name not in only: break
            rng = np.random.default_rng(zlib.crc32(f'{name}{c}'.encode()))
            r = f(c, got, rng)
            if r is None: continue
            im, e, d = r; case = f'{c}-{name}'; fn = f'{case}.{e}'
            save(np.ascontiguousarray(im), f'{out}/{name}/{fn}', d)
            m = dict(META[c]); m['case'] = case; m['file'] = fn; m['condition'] = name
            json.dump(m, open(f'{out}/{name}/{case}.json', 'w'), ensure_ascii=False, indent=1)
            got += 1; print(name, fn, im.shape, os.path.getsize(f'{out}/{name}/{fn}')//1024, 'K', flush=True)
if __name__ == '__main__': main(sys.argv[1], sys.argv[2:])
