# -*- coding: utf-8 -*-
"""Helpers: numbers, words, check digits, drawn things, the truth's skeleton."""
import random, html, math, json, os, sys, datetime as dt
OUT = sys.argv[1]
MES = ['', 'janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro']
UFN = {'PR': 'Paraná', 'SC': 'Santa Catarina', 'RS': 'Rio Grande do Sul', 'MS': 'Mato Grosso do Sul', 'MT': 'Mato Grosso', 'GO': 'Goiás', 'DF': 'Distrito Federal',
       'SP': 'São Paulo', 'MG': 'Minas Gerais', 'BA': 'Bahia', 'CE': 'Ceará', 'PE': 'Pernambuco', 'PB': 'Paraíba', 'MA': 'Maranhão', 'PI': 'Piauí', 'PA': 'Pará', 'TO': 'Tocantins',
       'RJ': 'Rio de Janeiro', 'ES': 'Espírito Santo', 'RN': 'Rio Grande do Norte', 'AL': 'Alagoas', 'SE': 'Sergipe', 'AM': 'Amazonas', 'RO': 'Rondônia', 'AC': 'Acre'}
UFP = {'PR': 'do', 'SC': 'de', 'RS': 'do', 'MS': 'de', 'MT': 'de', 'GO': 'de', 'DF': 'do', 'SP': 'de', 'MG': 'de', 'BA': 'da', 'CE': 'do', 'PE': 'de', 'PB': 'da', 'MA': 'do',
       'PI': 'do', 'PA': 'do', 'TO': 'do', 'RJ': 'do', 'ES': 'do', 'RN': 'do', 'AL': 'de', 'SE': 'de', 'AM': 'do', 'RO': 'de', 'AC': 'do'}
U = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze', 'treze', 'quatorze', 'quinze', 'dezesseis', 'dezessete', 'dezoito', 'dezenove']
D = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa']
C = ['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos', 'seiscentos', 'setecentos', 'oitocentos', 'novecentos']


def card(n):
    if n < 20: return U[n]
    if n < 100: return D[n // 10] + (' e ' + U[n % 10] if n % 10 else '')
    if n == 100: return 'cem'
    if n < 1000: return C[n // 100] + (' e ' + card(n % 100) if n % 100 else '')
    m, r = divmod(n, 1000)
    s = 'mil' if m == 1 else card(m) + ' mil'
    if not r: return s
    return s + (' e ' if r < 100 or r % 100 == 0 else ' ') + card(r)


def fem(s):
    out = []
    for w in s.split(' '):
        out.append({'um': 'uma', 'dois': 'duas'}.get(w, w.replace('entos', 'entas')))
    return ' '.join(out)


def dext(d, first='primeiro', dias=False):
    a = first if d.day == 1 else card(d.day)
    if dias: a += ' dia' if d.day == 1 and first == 'um' else ' dias'
    return f'{a} de {MES[d.month]} de {card(d.year)}'


def dnum(d): return d.strftime('%d/%m/%Y')
def dmix(d): return f'{d.day} de {MES[d.month]} de {d.year}'
def hm(t): return '%02d:%02d' % t


def hext(t):
    h, m = t
    s = fem(card(h)) + (' hora' if h in (0, 1) else ' horas')
    if m: s += ' e ' + card(m) + (' minuto' if m == 1 else ' minutos')
    return s


def hper(t):
    """the hour in words of twelve, with the part of the day"""
    h, m = t
    if h == 0: base, p = 'zero hora', ''
    elif h < 12: base, p = fem(card(h)) + (' hora' if h == 1 else ' horas'), ' da manhã' if h >= 5 else ' da madrugada'
    elif h == 12: base, p = 'doze horas', ''
    else: base, p = fem(card(h - 12)) + (' hora' if h == 13 else ' horas'), ' da tarde' if h < 18 else ' da noite'
    if m: base += ' e ' + card(m) + (' minuto' if m == 1 else ' minutos')
    return base + p


def cpf(r):
    d = [r.randrange(10) for _ in range(9)]
    for k in (10, 11):
        s = sum(a * (k - i) for i, a in enumerate(d)) * 10 % 11
        d.append(0 if s == 10 else s)
    s = ''.join(map(str, d))
    return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'


def _ws(v):
    s, m = 0, 32 - len(v)
    for ch in v:
        s += int(ch) * m
        m += 1
        if m > 10: m = 0
    s %= 11
    return '1' if s == 10 else str(s)


def matricula(cns, year, book, leaf, entry, fmt=0):
    g = [cns, '01', '55', '%04d' % year, '1', '%05d' % book, '%03d' % leaf, '%07d' % entry]
    b = ''.join(g)
    a = _ws(b)
    a += _ws(b + a)
    if fmt == 0: return ' '.join(g) + ' ' + a
    if fmt == 1: return ' '.join(g) + '-' + a
    if fmt == 2: return '.'.join(g) + '-' + a
    if fmt == 3: return '-'.join(g) + '-' + a
    return b + a


assert matricula('104539', 2013, 12, 21, 123)[-2:] == '21', matricula('104539', 2013, 12, 21, 123)


def dnv(r, fmt=0):
    s = '30' + ''.join(str(r.randrange(10)) for _ in range(8)) if r.random() < .6 else ''.join(str(r.randrange(10)) for _ in range(8))
    c = str(r.randrange(10))
    if fmt == 1 and len(s) == 10: return f'{s[:2]}-{s[2:]}-{c}'
    return s + '-' + c if fmt != 2 else s + c


def code(r, pat):
    """A letter, 9 digit, X hex, others as they are"""
    m = {'A': 'ABCDEFGHJKLMNPQRSTUVWXYZ', '9': '0123456789', 'X': '0123456789ABCDEF', 'a': 'abcdefghijkmnopqrstuvwxyz'}
    return ''.join(r.choice(m[c]) if c in m else c for c in pat)


def e(s): return html.escape(str(s), quote=False)


# ---- drawn things
def qr(r, px=70, ink='#000'):
    n = 29
    g = [[r.random() < .48 for _ in range(n)] for _ in range(n)]
    for (a, b) in ((0, 0), (0, n - 7), (n - 7, 0)):
        for i in range(-1, 8):
            for j in range(-1, 8):
                if 0 <= a + i < n and 0 <= b + j < n:
                    k = max(abs(i - 3), abs(j - 3))
                    g[a + i][b + j] = k in (0, 1, 3)
    p = ''.join(f'M{j} {i}h1v1h-1z' for i in range(n) for j in range(n) if g[i][j])
    return f'<svg width="{px}" height="{px}" viewBox="0 0 {n} {n}" shape-rendering="crispEdges"><path d="{p}" fill="{ink}"/></svg>'


def bars(r, w=160, h=24, ink='#000'):
    x, p = 0, ''
    while x < 200:
        a = r.choice((1, 1, 2, 3))
        p += f'M{x} 0h{a}v10h-{a}z'
        x += a + r.choice((1, 1, 2))
    return f'<svg width="{w}" height="{h}" viewBox="0 0 200 10" preserveAspectRatio="none"><path d="{p}" fill="{ink}"/></svg>'


def sign(r, w=150, h=34, ink='#1b2a6b', sw=1.3):
    x, y = 4, 22
    p = f'M{x} {y}'
    while x < 135:
        dx = r.uniform(5, 14)
        p += f'C{x + r.uniform(-6, 4):.1f} {y - r.uniform(5, 24):.1f} {x + dx + r.uniform(-2, 8):.1f} {y - r.uniform(0, 18):.1f} {x + dx:.1f} {18 + r.uniform(-4, 8):.1f}'
        x += dx
        y = 20
    p += f'C150 30 60 36 20 {r.uniform(28, 33):.1f}'
    return f'<svg width="{w}" height="{h}" viewBox="0 0 150 36" preserveAspectRatio="none"><path d="{p}" fill="none" stroke="{ink}" stroke-width="{sw}" stroke-linecap="round"/></svg>'


def arms(px=46, ink='#333', fill='none'):
    """a made-up national emblem: star, shield and branches"""
    pts = ' '.join(f'{50 + (34 if i % 2 == 0 else 15) * math.sin(i * math.pi / 5):.1f},{44 - (34 if i % 2 == 0 else 15) * math.cos(i * math.pi / 5):.1f}' for i in range(10))
    br = ''.join(f'<ellipse cx="{50 + s * (30 + 9 * math.sin(k / 6 * 3.1)):.1f}" cy="{86 - k * 9.5:.1f}" rx="7" ry="2.6" transform="rotate({s * (40 - k * 3)} {50 + s * (30 + 9 * math.sin(k / 6 * 3.1)):.1f} {86 - k * 9.5:.1f})" fill="{ink}" fill-opacity=".55"/>' for s in (-1, 1) for k in range(8))
    return (f'<svg width="{px}" height="{px}" viewBox="0 0 100 104">{br}<polygon points="{pts}" fill="{fill}" stroke="{ink}" stroke-width="3"/>'
            f'<circle cx="50" cy="44" r="11" fill="{fill}" stroke="{ink}" stroke-width="2.5"/><path d="M18 92Q50 80 82 92L80 101Q50 90 20 101Z" fill="{ink}" fill-opacity=".7"/></svg>')


_n = [0]


def ring(top, mid, px=92, ink='#2b3f8f', rot=-12, op=.6, low=''):
    """a round rubber stamp with text on its ring"""
    _n[0] += 1
    i = f'rg{_n[0]}'
    m = ''.join(f'<text x="60" y="{58 + 9 * k - 4.5 * (len(mid) - 1)}" font-size="8" text-anchor="middle" fill="{ink}">{e(t)}</text>' for k, t in enumerate(mid))
    lo = f'<path id="{i}b" d="M17 60a43 43 0 0 0 86 0" fill="none"/><text font-size="8" fill="{ink}"><textPath href="#{i}b" startOffset="50%" text-anchor="middle">{e(low)}</textPath></text>' if low else ''
    return (f'<svg width="{px}" height="{px}" viewBox="0 0 120 120" style="transform:rotate({rot}deg);opacity:{op}"><circle cx="60" cy="60" r="56" fill="none" stroke="{ink}" stroke-width="2"/>'
            f'<circle cx="60" cy="60" r="37" fill="none" stroke="{ink}"/><path id="{i}" d="M15 60a45 45 0 0 1 90 0" fill="none"/>'
            f'<text font-size="{min(8.2, 141 / max(1, len(top)) / .68):.1f}" fill="{ink}"><textPath href="#{i}" startOffset="50%" text-anchor="middle">{e(top)}</textPath></text>{lo}{m}</svg>')


def guil(w, h, ink='#9cc', n=26, amp=14, op=.35, f=3):
    """wavy security lines over a whole sheet"""
    p = ''
    for k in range(n):
        y0 = h * (k + .5) / n
        pts = [f'{x:.0f} {y0 + amp * math.sin(x / w * math.pi * 2 * f + k * .55):.1f}' for x in range(0, int(w) + 13, 12)]
        p += 'M' + 'L'.join(pts)
    return f'<svg style="position:absolute;left:0;top:0;z-index:0" width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}"><path d="{p}" fill="none" stroke="{ink}" stroke-width=".5" opacity="{op}"/></svg>'


def rosette(px, ink, k=7, op=.3):
    p = ''
    for j in range(18):
        a = j * math.pi / 9
        pts = []
        for t in range(0, 61):
            u = t / 60 * 2 * math.pi
            rr = 30 + 16 * math.cos(k * u + a)
            pts.append(f'{50 + rr * math.cos(u):.1f} {50 + rr * math.sin(u):.1f}')
        p += 'M' + 'L'.join(pts)
    return f'<svg width="{px}" height="{px}" viewBox="0 0 100 100"><path d="{p}" fill="none" stroke="{ink}" stroke-width=".35" opacity="{op}"/></svg>'


# ---- the truth
def truth(layout, n, w=595, h=842):
    g = lambda: {'nome_completo': '', 'naturalidade': ''}
    return {'case': f'{layout}-{n}', 'layout': layout, 'condition': 'pdf_born_digital', 'file': f'{layout}-{n}.pdf', 'width': w, 'height': h, 'resizeImage': False,
            'data': {'documento': {'tipo': 'Certidão de Nascimento', 'órgão_emissor': 'Registro Civil das Pessoas Naturais'},
                     'dados_pessoais': {'nome_completo': '', 'cpf': '', 'matrícula': '', 'data_nascimento': {'texto_completo': '', 'dia': '', 'mês': '', 'ano': ''},
                                        'hora_nascimento': '', 'naturalidade': '', 'sexo': ''},
                     'local_nascimento': {'estabelecimento': '', 'município': '', 'uf': ''},
                     'registro': {'município': '', 'uf': '', 'cartório': '', 'data_registro': '', 'número_dnv': '', 'livro': '', 'folha': '', 'termo': ''},
                     'filiação': {'genitor_1': g(), 'genitor_2': g()},
                     'avós': {'paternos': {'avô': '', 'avó': ''}, 'maternos': {'avô': '', 'avó': ''}},
                     'gêmeos': {'status': 'Não', 'informações_adicionais': ''},
                     'observações': {'averbações': '', 'anotações': ''},
                     'autenticação': {'selo_digital': '', 'oficial_registro': '', 'data_emissão': ''}},
            'accept': {}, 'negative': None, 'meta': {'twin_names': [], 'joint_notes': False, 'cadastro': []}}


def put(t, **kw):
    """short keys of the truth"""
    d = t['data']
    where = {'nome': ('dados_pessoais', 'nome_completo'), 'cpf': ('dados_pessoais', 'cpf'), 'mat': ('dados_pessoais', 'matrícula'), 'hora': ('dados_pessoais', 'hora_nascimento'),
             'nat': ('dados_pessoais', 'naturalidade'), 'sexo': ('dados_pessoais', 'sexo'), 'est': ('local_nascimento', 'estabelecimento'), 'lmun': ('local_nascimento', 'município'),
             'luf': ('local_nascimento', 'uf'), 'rmun': ('registro', 'município'), 'ruf': ('registro', 'uf'), 'cart': ('registro', 'cartório'), 'dreg': ('registro', 'data_registro'),
             'dnv': ('registro', 'número_dnv'), 'livro': ('registro', 'livro'), 'folha': ('registro', 'folha'), 'termo': ('registro', 'termo'),
             'averb': ('observações', 'averbações'), 'anot': ('observações', 'anotações'), 'selo': ('autenticação', 'selo_digital'), 'of': ('autenticação', 'oficial_registro'), 'demi': ('autenticação', 'data_emissão')}
    for k, v in kw.items():
        if k == 'nasc':
            tx, x = v
            d['dados_pessoais']['data_nascimento'] = {'texto_completo': tx, 'dia': '%02d' % x.day, 'mês': '%02d' % x.month, 'ano': '%04d' % x.year}
        elif k in ('g1', 'g2'):
            a, b = v
            d['filiação']['genitor_' + k[1]] = {'nome_completo': a, 'naturalidade': b}
        elif k == 'avos':
            d['avós'] = {'paternos': {'avô': v[0], 'avó': v[1]}, 'maternos': {'avô': v[2], 'avó': v[3]}}
        elif k == 'gem':
            d['gêmeos'] = {'status': 'Sim', 'informações_adicionais': v}
        else:
            a, b = where[k]
            d[a][b] = dnum(v) if k in ('dreg', 'demi') and isinstance(v, dt.date) else v
    return t


def save(t, css, body, size='A4'):
    os.makedirs(OUT, exist_ok=True)
    n = t['case']
    wpt, hpt = t['width'], t['height']
    doc = (f'<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>{n}</title><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box}}'
           f'html,body{{margin:0;padding:0;-webkit-print-color-adjust:exact}}table{{border-collapse:collapse}}'
           f'.sheet{{position:relative;width:{wpt}pt;height:{hpt - .6}pt;overflow:hidden}}.abs{{position:absolute}}{css}</style></head><body><div class="sheet">{body}</div></body></html>')
    open(os.path.join(OUT, n + '.html'), 'w', encoding='utf-8').write(doc)
    open(os.path.join(OUT, n + '.json'), 'w', encoding='utf-8').write(json.dumps(t, ensure_ascii=False, indent=1))
