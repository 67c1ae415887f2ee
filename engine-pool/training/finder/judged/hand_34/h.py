# Helpers: pages, numbers, seals, cells.
import random, json, os, sys, html as _h
OUT = sys.argv[1]
os.makedirs(OUT, exist_ok=True)
KINDS = []

def kind(num, name):
    def deco(fn):
        KINDS.append((num, name, fn)); return fn
    return deco

def save(num, name, i, page):
    case = f'n{num:02d}-{name}-{i}'
    lay = f'n{num:02d}-{name}'
    p = f'{OUT}/{case}.html'
    if not os.path.exists(p) or open(p, encoding='utf-8').read() != page:
        with open(p, 'w', encoding='utf-8') as f: f.write(page)
    d = {"case": case, "layout": lay, "condition": "pdf_born_digital", "file": case + ".pdf", "width": 595, "height": 842,
         "resizeImage": False, "data": None, "accept": {}, "negative": "DOCUMENT_NOT_RECOGNIZED",
         "meta": {"twin_names": [], "joint_notes": False, "cadastro": []}}
    with open(f'{OUT}/{case}.json', 'w', encoding='utf-8') as f: json.dump(d, f, ensure_ascii=False)

BASE = '''@page{size:210mm 297mm;margin:0}*{box-sizing:border-box}html,body{margin:0;padding:0}
.pg{width:210mm;min-height:296mm;position:relative}
.c{text-align:center}.r{text-align:right}.j{text-align:justify}.b{font-weight:bold}.i{font-style:italic}.u{text-transform:uppercase}
.row{display:flex}.row>.cell{margin-left:-1px}.row>.cell:first-child{margin-left:0}
.cell{border:1px solid #333;margin-top:-1px;padding:1px 5px 3px;min-height:9mm}
.cell .l{font-size:7.5pt;color:#333;display:block;line-height:1.25}
.cell .v{font-weight:bold;font-size:10.5pt}
p{margin:0 0 2.2mm}h1,h2,h3{margin:0}table{border-collapse:collapse}
.sig{text-align:center}.sig .ln{border-top:1px solid #000;display:inline-block;min-width:70mm;padding:1px 6px}
'''
def page(body, css='', font="'Liberation Serif'", size=11, pad='16mm 18mm', lang='pt-BR', lh=1.35, color='#111', bg='#fff', title='documento'):
    return (f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title><style>{BASE}'
            f'.pg{{font-family:{font};font-size:{size}pt;padding:{pad};line-height:{lh};color:{color};background:{bg}}}{css}</style></head>'
            f'<body><div class="pg">{body}</div></body></html>')

def cell(label, value='', w=None, h=None, st=''):
    s = (f'flex:0 0 {w}%;max-width:{w}%;' if w else 'flex:1 1 0;') + (f'min-height:{h}mm;' if h else '') + st
    return f'<div class="cell" style="{s}"><span class="l">{label}</span><span class="v">{value}</span></div>'
def row(*cells): return '<div class="row">' + ''.join(cells) + '</div>'

U = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
D = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa']
C = ['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos', 'seiscentos', 'setecentos', 'oitocentos', 'novecentos']
M = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def ext(n):
    if n < 20: return U[n]
    if n < 100: return D[n//10] + (' e ' + U[n % 10] if n % 10 else '')
    if n == 100: return 'cem'
    if n < 1000: return C[n//100] + (' e ' + ext(n % 100) if n % 100 else '')
    m, r = divmod(n, 1000)
    t = 'mil' if m == 1 else ext(m) + ' mil'
    if not r: return t
    return t + (' e ' if r < 100 or r % 100 == 0 else ' ') + ext(r)
def dword(d):  # '21/03/2012'
    a, m, y = map(int, d.split('/'))
    return f"{'primeiro' if a == 1 else ext(a)} de {M[m-1]} de {ext(y)}"
def dlong(d):
    a, m, y = map(int, d.split('/'))
    return f"{'1º' if a == 1 else a} de {M[m-1]} de {y}"
def cpf(seed):
    r = random.Random(f'cpf{seed}'); d = [r.randint(0, 9) for _ in range(9)]
    for n in (10, 11):
        s = sum(x*w for x, w in zip(d, range(n, 1, -1))) * 10 % 11
        d.append(0 if s == 10 else s)
    s = ''.join(map(str, d)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def mat(cns, year, tipo, livro, folha, termo, acervo='01'):
    s = f'{cns:06d}{acervo}55{year}{tipo}{livro:05d}{folha:03d}{termo:07d}'
    def dv(t, w0):
        w, tot = w0, 0
        for ch in t:
            tot += int(ch)*w; w = 0 if w == 10 else w + 1
        k = tot % 11
        return '1' if k == 10 else str(k)
    d1 = dv(s, 2); d2 = dv(s + d1, 1)
    return f'{cns:06d} {acervo} 55 {year} {tipo} {livro:05d} {folha:03d} {termo:07d} {d1}{d2}'

def arms(sz=22, hue='#1c6b3a'):
    "An invented coat of arms, of the national kind."
    leaf = ''.join(f'<ellipse cx="{50+30*s}" cy="{30+9*k}" rx="4" ry="9" transform="rotate({s*(60-16*k)} {50+30*s} {30+9*k})" fill="{hue}"/>' for s in (-1, 1) for k in range(6))
    star = ' '.join(f'{50+(22 if k%2==0 else 9)*__import__("math").sin(k*3.14159/5):.1f},{48-(22 if k%2==0 else 9)*__import__("math").cos(k*3.14159/5):.1f}' for k in range(10))
    return (f'<svg width="{sz}mm" height="{sz}mm" viewBox="0 0 100 100">{leaf}<polygon points="{star}" fill="#e3b81f" stroke="#333" stroke-width="1.2"/>'
            f'<circle cx="50" cy="48" r="9" fill="#24448f" stroke="#fff"/><rect x="48.5" y="70" width="3" height="18" fill="#666"/>'
            f'<path d="M18 86 Q50 76 82 86 L80 95 Q50 85 20 95Z" fill="#24448f"/></svg>')
def shield(sz=18, a='#8a1c1c', b='#f1d36b', ch='&#9733;'):
    return (f'<svg width="{sz}mm" height="{sz}mm" viewBox="0 0 100 100"><path d="M15 8H85V52Q85 82 50 96Q15 82 15 52Z" fill="{a}" stroke="#222" stroke-width="2"/>'
            f'<path d="M15 34H85V48H15Z" fill="{b}"/><text x="50" y="78" font-size="28" text-anchor="middle" fill="{b}">{ch}</text></svg>')
def qr(sz=20, seed=1, n=25):
    r = random.Random(f'qr{seed}'); o = []
    def f(x, y): return (x < 8 and y < 8) or (x > n-9 and y < 8) or (x < 8 and y > n-9)
    for y in range(n):
        for x in range(n):
            if not f(x, y) and r.random() < .48: o.append(f'<rect x="{x}" y="{y}" width="1.02" height="1.02"/>')
    for x, y in ((0, 0), (n-7, 0), (0, n-7)):
        o.append(f'<path fill-rule="evenodd" d="M{x} {y}h7v7h-7zM{x+1} {y+1}v5h5v-5z"/><rect x="{x+2}" y="{y+2}" width="3" height="3"/>')
    return f'<svg width="{sz}mm" height="{sz}mm" viewBox="0 0 {n} {n}">{"".join(o)}</svg>'
def bars(w=60, h=10, seed=1):
    r = random.Random(f'bc{seed}'); x = 0; o = []
    while x < 200:
        a = r.choice((1, 1, 2, 3)); o.append(f'<rect x="{x}" width="{a}" height="30"/>'); x += a + r.choice((1, 2, 2, 3))
    return f'<svg width="{w}mm" height="{h}mm" viewBox="0 0 205 30" preserveAspectRatio="none">{"".join(o)}</svg>'
_n = [0]
def round_stamp(top, mid='', sz=30, col='#2b3f8c', rot=-12):
    _n[0] += 1; k = _n[0]
    return (f'<svg width="{sz}mm" height="{sz}mm" viewBox="0 0 120 120" style="transform:rotate({rot}deg)"><g fill="none" stroke="{col}" opacity=".75"><circle cx="60" cy="60" r="56" stroke-width="2"/><circle cx="60" cy="60" r="38"/></g>'
            f'<path id="st{k}" d="M60 60m-44 0a44 44 0 1 1 88 0a44 44 0 1 1 -88 0" fill="none"/><text font-size="9.4" fill="{col}" font-family="Liberation Sans" opacity=".85"><textPath href="#st{k}">{top}</textPath></text>'
            f'<text x="60" y="63" font-size="10" text-anchor="middle" fill="{col}" font-family="Liberation Sans">{mid}</text></svg>')
def scribble(seed=1, w=46, h=13, col='#1a2a6b'):
    r = random.Random(f'sg{seed}'); x = 5; p = f'M{x} 30'
    while x < 150:
        nx = x + r.randint(8, 20); p += f' Q{x+r.randint(-6,12)} {r.randint(2,48)} {nx} {r.randint(14,40)}'; x = nx
    return f'<svg width="{w}mm" height="{h}mm" viewBox="0 0 170 50"><path d="{p}" fill="none" stroke="{col}" stroke-width="1.7"/></svg>'
def sig(name, role='', seed=None, ink=True):
    s = scribble(seed or name) + '<br>' if ink else '<br><br>'
    return f'<div class="sig">{s}<span class="ln"><b>{name}</b>{"<br>"+role if role else ""}</span></div>'
def selo(uf, num, cod, val, seed=1, vert=False):
    d = 'column' if vert else 'row'
    return (f'<div style="border:1.5px solid #444;display:inline-flex;flex-direction:{d};gap:2mm;padding:1.5mm;font:7.5pt/1.3 Liberation Sans;align-items:center">{qr(17, seed)}'
            f'<div><b>PODER JUDICIÁRIO – {uf}</b><br>Selo de Fiscalização Digital<br><b>{num}</b><br>Cód. segurança {cod}<br>{val}<br>Consulte a validade no site do Tribunal</div></div>')
def photo(w=26, h=34, seed=1):
    r = random.Random(f'ph{seed}'); skin = r.choice(['#d9a77f', '#b98258', '#8a5a3c', '#eac3a2']); hair = r.choice(['#222', '#4a2e1b', '#6b4a2a'])
    return (f'<svg width="{w}mm" height="{h}mm" viewBox="0 0 60 80" style="background:#dfe6ea;border:1px solid #555"><path d="M4 80Q8 56 30 56Q52 56 56 80Z" fill="#41566b"/>'
            f'<ellipse cx="30" cy="30" rx="17" ry="19" fill="{hair}"/><ellipse cx="30" cy="35" rx="13" ry="17" fill="{skin}"/><rect x="25" y="48" width="10" height="10" fill="{skin}"/></svg>')
def thumb(w=20, h=26):
    e = ''.join(f'<ellipse cx="30" cy="42" rx="{k*3}" ry="{k*4.2}"/>' for k in range(1, 9))
    return f'<svg width="{w}mm" height="{h}mm" viewBox="0 0 60 80" style="border:1px solid #555"><g fill="none" stroke="#333" stroke-width="1.4" stroke-dasharray="9 1.5">{e}</g></svg>'
