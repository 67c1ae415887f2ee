# -*- coding: utf-8 -*-
"""Paper, ornaments, stamps, signatures, and the page and truth writers."""
import html, json, math, os, random, sys
OUT = sys.argv[1]
e = lambda s: html.escape(str(s), quote=False)

SIZES = {'A4': (595, 842, '210mm', '297mm'), 'A4L': (842, 595, '297mm', '210mm'), 'A5L': (595, 420, '210mm', '148mm')}

def page(size, css, body, title):
    w, h, mw, mh = SIZES[size]
    pg = {'A4': 'A4', 'A4L': 'A4 landscape', 'A5L': 'A5 landscape'}[size]
    return f'''<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>{e(title)}</title><style>
@page {{ size: {pg}; margin: 0 }}
* {{ box-sizing: border-box; }}
html, body {{ margin: 0; padding: 0; -webkit-print-color-adjust: exact; print-color-adjust: exact; }}
.sheet {{ position: relative; width: {mw}; height: calc({mh} - 1px); overflow: hidden; }}
.bg {{ position: absolute; left: 0; top: 0; width: 100%; height: 100%; }}
.abs {{ position: absolute; }}
table {{ border-collapse: collapse; }}
{css}
</style></head><body><div class="sheet">{body}</div></body></html>'''

def save(case, layout, size, htm, data, accept=None, twins=(), joint=False, cadastro=()):
    os.makedirs(OUT, exist_ok=True)
    w, h = SIZES[size][:2]
    p = os.path.join(OUT, case + '.html')
    old = open(p, encoding='utf-8').read() if os.path.exists(p) else None
    if old != htm: open(p, 'w', encoding='utf-8').write(htm)
    t = {'case': case, 'layout': layout, 'condition': 'pdf_born_digital', 'file': case + '.pdf', 'width': w, 'height': h, 'resizeImage': False,
         'data': data, 'accept': accept or {}, 'negative': None,
         'meta': {'twin_names': list(twins), 'joint_notes': joint, 'cadastro': list(cadastro)}}
    json.dump(t, open(os.path.join(OUT, case + '.json'), 'w', encoding='utf-8'), ensure_ascii=False, indent=1)

def data(nome='', cpf='', matr='', nasc=None, hora='', nat='', sexo='', estab='', lmun='', luf='', rmun='', ruf='', cart='', dreg='', dnv='',
         livro='', folha='', termo='', g1='', g1n='', g2='', g2n='', avp=('', ''), avm=('', ''), gem='', averb='', anot='', selo='', oficial='', emis=''):
    return {'documento': {'tipo': 'Certidão de Nascimento', 'órgão_emissor': 'Registro Civil das Pessoas Naturais'},
      'dados_pessoais': {'nome_completo': nome, 'cpf': cpf, 'matrícula': matr, 'data_nascimento': nasc or {'texto_completo': '', 'dia': '', 'mês': '', 'ano': ''},
                         'hora_nascimento': hora, 'naturalidade': nat, 'sexo': sexo},
      'local_nascimento': {'estabelecimento': estab, 'município': lmun, 'uf': luf},
      'registro': {'município': rmun, 'uf': ruf, 'cartório': cart, 'data_registro': dreg, 'número_dnv': dnv, 'livro': livro, 'folha': folha, 'termo': termo},
      'filiação': {'genitor_1': {'nome_completo': g1, 'naturalidade': g1n}, 'genitor_2': {'nome_completo': g2, 'naturalidade': g2n}},
      'avós': {'paternos': {'avô': avp[0], 'avó': avp[1]}, 'maternos': {'avô': avm[0], 'avó': avm[1]}},
      'gêmeos': {'status': 'Sim' if gem else 'Não', 'informações_adicionais': gem},
      'observações': {'averbações': averb, 'anotações': anot},
      'autenticação': {'selo_digital': selo, 'oficial_registro': oficial, 'data_emissão': emis}}

# ---- ornaments ---------------------------------------------------------------------
def guilloche(w, h, color, step=7, amp=5, op=.25, sw=.35):
    out = []
    n = int(h / step) + 2
    for k in range(n):
        y = k * step
        pts = ' '.join(f'{x},{y + amp*math.sin(x/23 + k*.55):.1f}' for x in range(0, int(w) + 12, 12))
        out.append(f'<polyline points="{pts}"/>')
    return f'<svg class="bg" viewBox="0 0 {w} {h}" preserveAspectRatio="none" fill="none" stroke="{color}" stroke-width="{sw}" opacity="{op}">' + ''.join(out) + '</svg>'

def rosette(cx, cy, R, color, op=.3, n=18):
    s = ''.join(f'<ellipse cx="{cx}" cy="{cy}" rx="{R}" ry="{R*.38:.1f}" transform="rotate({180*k/n:.1f} {cx} {cy})"/>' for k in range(n))
    return f'<g fill="none" stroke="{color}" stroke-width=".4" opacity="{op}">{s}</g>'

def chainborder(w, h, m, color, r=5, op=.8):
    out = []
    def row(x0, y0, dx, dy, L):
        n = int(L // (r * 1.5)); st = L / n
        for k in range(n + 1): out.append(f'<circle cx="{x0+dx*k*st:.1f}" cy="{y0+dy*k*st:.1f}" r="{r}"/>')
    row(m, m, 1, 0, w - 2*m); row(m, h - m, 1, 0, w - 2*m); row(m, m, 0, 1, h - 2*m); row(w - m, m, 0, 1, h - 2*m)
    i = m + r + 2; o = m - r - 2
    return (f'<svg class="bg" viewBox="0 0 {w} {h}" fill="none" stroke="{color}" stroke-width=".5" opacity="{op}">' + ''.join(out) +
            f'<rect x="{i}" y="{i}" width="{w-2*i}" height="{h-2*i}"/><rect x="{o}" y="{o}" width="{w-2*o}" height="{h-2*o}"/></svg>')

def arms(size, color, sw=1):
    """A coat of arms that is nobody's: star, wreath, band."""
    star = ' '.join(f'{50 + (26 if k % 2 == 0 else 11)*math.sin(k*math.pi/5):.1f},{46 - (26 if k % 2 == 0 else 11)*math.cos(k*math.pi/5):.1f}' for k in range(10))
    leaves = ''
    for k in range(9):
        a = math.radians(200 + k * 17)
        for sgn in (1, -1):
            x = 50 + sgn * 40 * math.cos(a) * -1; y = 48 - 40 * math.sin(a)
            leaves += f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="6.5" ry="2.6" transform="rotate({sgn*(k*17-20):.0f} {x:.1f} {y:.1f})"/>'
    return (f'<svg width="{size}" height="{size}" viewBox="0 0 100 104" fill="none" stroke="{color}" stroke-width="{sw}"><polygon points="{star}"/>'
            f'<circle cx="50" cy="46" r="9"/><circle cx="50" cy="46" r="30"/>{leaves}<path d="M16 90 Q50 104 84 90 L80 98 Q50 110 20 98 Z"/></svg>')

def sign(r, w=150, h=38, color='#1b2a6b', sw=1.1):
    x, y = 8, h * .6
    d = f'M{x},{y}'
    n = r.randint(6, 10)
    for k in range(n):
        nx = x + (w - 16) / n * r.uniform(.6, 1.4); nx = min(nx, w - 4)
        ny = h * .55 + r.uniform(-.42, .35) * h
        d += f' C{x + r.uniform(-4,14):.1f},{y - r.uniform(4,h*.7):.1f} {nx - r.uniform(2,16):.1f},{ny + r.uniform(-6,h*.5):.1f} {nx:.1f},{ny:.1f}'
        x, y = nx, ny
    d += f' Q{w*.5:.1f},{h*1.05:.1f} {w*.15:.1f},{h*.85:.1f}'
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}" fill="none" stroke="{color}" stroke-width="{sw}" stroke-linecap="round" style="overflow:visible"><path d="{d}"/></svg>'

_k = [0]
def stamp(size, top, bottom, mid, color='#3a3a8c', rot=-12, op=.6, font='Liberation Sans', fs=8):
    _k[0] += 1; i = f'st{_k[0]}'
    lines = ''.join(f'<text x="60" y="{60 - 5*(len(mid)-1) + 10*k + 3}" text-anchor="middle" font-size="{fs}">{e(m)}</text>' for k, m in enumerate(mid))
    return (f'<svg width="{size}" height="{size}" viewBox="0 0 120 120" style="transform:rotate({rot}deg);opacity:{op}" font-family="{font}" fill="{color}">'
            f'<defs><path id="{i}a" d="M14,60 A46,46 0 0 1 106,60"/><path id="{i}b" d="M8,60 A52,52 0 0 0 112,60"/></defs>'
            f'<g fill="none" stroke="{color}"><circle cx="60" cy="60" r="58" stroke-width="1.6"/><circle cx="60" cy="60" r="41" stroke-width=".8"/></g>'
            f'<text font-size="{fs}"><textPath href="#{i}a" startOffset="50%" text-anchor="middle">{e(top)}</textPath></text>'
            f'<text font-size="{fs}"><textPath href="#{i}b" startOffset="50%" text-anchor="middle">{e(bottom)}</textPath></text>{lines}</svg>')

def qr(r, px=70, n=29, color='#000'):
    g = [[r.random() < .48 for _ in range(n)] for _ in range(n)]
    def finder(a, b):
        for i in range(-1, 8):
            for j in range(-1, 8):
                if 0 <= a+i < n and 0 <= b+j < n:
                    g[a+i][b+j] = (0 <= i <= 6 and 0 <= j <= 6) and (i in (0, 6) or j in (0, 6) or (2 <= i <= 4 and 2 <= j <= 4))
    finder(0, 0); finder(0, n-7); finder(n-7, 0)
    d = ''.join(f'M{x},{y}h1v1h-1z' for y in range(n) for x in range(n) if g[y][x])
    return f'<svg width="{px}" height="{px}" viewBox="0 0 {n} {n}" shape-rendering="crispEdges"><path d="{d}" fill="{color}"/></svg>'

def barcode(r, w=160, h=26, color='#000'):
    x, s = 0, ''
    while x < w - 3:
        b = r.choice([.8, .8, 1.6, 2.4]); s += f'<rect x="{x:.1f}" y="0" width="{b}" height="{h}"/>'; x += b + r.choice([.8, 1.2, 2.2])
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}" fill="{color}">{s}</svg>'
