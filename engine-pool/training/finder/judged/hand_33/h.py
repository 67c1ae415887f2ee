"""Helpers: numbers in words, document numbers, truth, drawings."""
import datetime as dt, html, math, random
esc = html.escape
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
U = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
D = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa']
H = ['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos', 'seiscentos', 'setecentos', 'oitocentos', 'novecentos']


def num(n, fem=False, um=True):
    def f(w):
        return {'um': 'uma', 'dois': 'duas'}.get(w, w) if fem else w
    if n < 20:
        return f(U[n])
    if n < 100:
        return D[n // 10] + (' e ' + f(U[n % 10]) if n % 10 else '')
    if n == 100:
        return 'cem'
    if n < 1000:
        h = H[n // 100]
        if fem:
            h = h.replace('entos', 'entas')
        return h + (' e ' + num(n % 100, fem) if n % 100 else '')
    t, r = divmod(n, 1000)
    s = ('um mil' if um == 'x' else 'mil') if t == 1 else num(t, fem) + ' mil'
    if r:
        s += (' e ' if r < 100 or r % 100 == 0 else ' ') + num(r, fem)
    return s


def D_(s):
    """'07/03/1978' -> date"""
    d, m, y = map(int, s.split('/'))
    return dt.date(y, m, d)


def br(d, sep='/'):
    return f'{d.day:02d}{sep}{d.month:02d}{sep}{d.year}'


def ext(d, first='primeiro', um=True):
    """date in words"""
    return f'{first if d.day == 1 else num(d.day)} de {MES[d.month-1]} de {num(d.year, um=um)}'


def mid(d, zero=False):
    """7 de março de 1978"""
    return f'{"1º" if d.day == 1 else (f"{d.day:02d}" if zero else d.day)} de {MES[d.month-1]} de {d.year}'


def add(d, n):
    return d + dt.timedelta(days=n)


def hora_words(h, style=0):
    hh, mm = map(int, h.split(':'))
    part = ''
    k = hh
    if style == 1:       # with part of the day
        if hh == 0:
            k, part = 12, ' da noite'
            if True:
                return ('zero hora' + (f' e {num(mm)} minutos' if mm else ''))
        if hh < 12:
            part = ' da madrugada' if hh < 5 else ' da manhã'
        elif hh == 12:
            part = ''
        elif hh < 18:
            k, part = hh - 12, ' da tarde'
        else:
            k, part = hh - 12, ' da noite'
    w = ('zero hora' if k == 0 else num(k, True) + (' hora' if k == 1 else ' horas'))
    if mm:
        w += f' e {num(mm)} minuto' + ('s' if mm > 1 else '')
    return w + part


def cpf(r):
    d = [r.randrange(10) for _ in range(9)]
    for k in (10, 11):
        s = sum(a * b for a, b in zip(d, range(k, 1, -1))) * 10 % 11 % 10
        d.append(s)
    s = ''.join(map(str, d))
    return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'


def mat(cns, year, livro, folha, termo, acervo='01', sep=' '):
    b = f'{cns:>06}{acervo}55{year:04d}1{livro:05d}{folha:03d}{termo:07d}'
    assert len(b) == 30, b

    def dv(s):
        m = 32 - len(s)
        t = 0
        for c in s:
            t += int(c) * m
            m += 1
            if m > 10:
                m = 0
        t %= 11
        return 1 if t > 9 else t
    a = dv(b)
    c = dv(b + str(a))
    if sep is None:
        return f'{b}{a}{c}'
    return sep.join([b[:6], b[6:8], b[8:10], b[10:14], b[14], b[15:20], b[20:23], b[23:30]]) + (sep if sep != '.' else '-') + f'{a}{c}'


def dnv(r, style=0):
    a = f'{r.randrange(30, 90)}'
    b = f'{r.randrange(10**8):08d}'
    return f'{a}-{b}-{r.randrange(10)}' if style == 0 else f'{a}{b}{r.randrange(10)}' if style == 1 else f'{a}.{b[:4]}.{b[4:]}-{r.randrange(10)}'


def letters(r, n, al='ABCDEFGHJKLMNPQRSTUVWXYZ'):
    return ''.join(r.choice(al) for _ in range(n))


def digits(r, n):
    return ''.join(r.choice('0123456789') for _ in range(n))


def selo(r, uf, y):
    al = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ0123456789'
    if uf == 'SP':
        return f'{digits(r,6)}1CE{digits(r,12)}{letters(r,2)}{y%100:02d}{letters(r,1)}'
    if uf == 'PR':
        return '.'.join(letters(r, 5, al) for _ in range(3)) + '-' + letters(r, 5, al) + '.' + letters(r, 4, al)
    if uf == 'RJ':
        return f'E{letters(r,3)}{digits(r,5)} {letters(r,3)}'
    if uf == 'MG':
        return f'{letters(r,3)}{digits(r,5)}'
    if uf == 'SC':
        return f'{letters(r,3)}{digits(r,5)}-{letters(r,4,"ABCDEFGHJK23456789")}'
    if uf == 'RS':
        return f'{digits(r,4)}.01.{y%100:02d}0000{r.randrange(1,9)}.{digits(r,5)}'
    if uf in ('PE', 'PB', 'AL'):
        return f'00{digits(r,5)}.{letters(r,3)}{r.randrange(1,12):02d}{y}{r.randrange(1,4):02d}.{digits(r,5)}'
    if uf in ('BA', 'SE'):
        return f'{digits(r,4)}.AB{digits(r,6)}-{r.randrange(10)}'
    if uf in ('AM', 'PA', 'RO', 'AC', 'RR', 'AP', 'TO'):
        return f'{letters(r,2)}{digits(r,4)}{letters(r,4,"ABCDEF0123456789")}{digits(r,6)}'
    return f'{digits(r,6)}{letters(r,2)}{digits(r,6)}-{letters(r,2)}'


# ------------------------------------------------------------------ truth
P = {'nome': 'dados_pessoais.nome_completo', 'cpf': 'dados_pessoais.cpf', 'mat': 'dados_pessoais.matrícula',
     'dn': 'dados_pessoais.data_nascimento.texto_completo', 'dia': 'dados_pessoais.data_nascimento.dia',
     'mes': 'dados_pessoais.data_nascimento.mês', 'ano': 'dados_pessoais.data_nascimento.ano',
     'hora': 'dados_pessoais.hora_nascimento', 'nat': 'dados_pessoais.naturalidade', 'sexo': 'dados_pessoais.sexo',
     'est': 'local_nascimento.estabelecimento', 'mun': 'local_nascimento.município', 'uf': 'local_nascimento.uf',
     'rmun': 'registro.município', 'ruf': 'registro.uf', 'cart': 'registro.cartório', 'dreg': 'registro.data_registro',
     'dnv': 'registro.número_dnv', 'livro': 'registro.livro', 'folha': 'registro.folha', 'termo': 'registro.termo',
     'g1': 'filiação.genitor_1.nome_completo', 'g1n': 'filiação.genitor_1.naturalidade',
     'g2': 'filiação.genitor_2.nome_completo', 'g2n': 'filiação.genitor_2.naturalidade',
     'pa': 'avós.paternos.avô', 'pb': 'avós.paternos.avó', 'ma': 'avós.maternos.avô', 'mb': 'avós.maternos.avó',
     'twin': 'gêmeos.status', 'twinfo': 'gêmeos.informações_adicionais',
     'averb': 'observações.averbações', 'anot': 'observações.anotações',
     'selo': 'autenticação.selo_digital', 'oficial': 'autenticação.oficial_registro', 'demis': 'autenticação.data_emissão'}


def truth(case, size=(595, 842), shown=None, accept=None, tw=(), joint=False, cadastro=(), **k):
    """k: short keys of P; birth: a date gives dia, mes, ano. shown: {short key: string printed} where the page prints another form."""
    b = k.pop('birth')
    k.setdefault('dia', f'{b.day:02d}')
    k.setdefault('mes', f'{b.month:02d}')
    k.setdefault('ano', str(b.year))
    k['twin'] = 'Sim' if tw else 'Não'
    data = {'documento': {'tipo': 'Certidão de Nascimento', 'órgão_emissor': 'Registro Civil das Pessoas Naturais'}}
    for s, p in P.items():
        v = k.pop(s, '')
        assert isinstance(v, str), (case, s, v)
        o = data
        *a, z = p.split('.')
        for q in a:
            o = o.setdefault(q, {})
        o[z] = ' '.join(v.split())
    assert not k, k
    name = case.split('-')[0]
    return {'case': case, 'layout': name, 'condition': 'pdf_born_digital', 'file': case + '.pdf', 'width': size[0], 'height': size[1],
            'resizeImage': False, 'data': data,
            'accept': {P[a]: (v if isinstance(v, list) else [v]) for a, v in (accept or {}).items()}, 'negative': None,
            'meta': {'twin_names': list(tw), 'joint_notes': joint, 'cadastro': list(cadastro)},
            '_shown': {P[a]: v for a, v in (shown or {}).items()}}


# ------------------------------------------------------------------ drawings
def qr(r, size, color='#000', n=33):
    g = [[r.random() < .48 for _ in range(n)] for _ in range(n)]
    for (y0, x0) in ((0, 0), (0, n - 7), (n - 7, 0)):
        for y in range(-1, 8):
            for x in range(-1, 8):
                if 0 <= y0 + y < n and 0 <= x0 + x < n:
                    g[y0 + y][x0 + x] = (0 <= x <= 6 and 0 <= y <= 6) and (x in (0, 6) or y in (0, 6) or (2 <= x <= 4 and 2 <= y <= 4))
    p = ''.join(f'M{x} {y}h1v1h-1z' for y in range(n) for x in range(n) if g[y][x])
    return f'<svg width="{size}" height="{size}" viewBox="0 0 {n} {n}" shape-rendering="crispEdges"><path d="{p}" fill="{color}"/></svg>'


def bars(r, w, h, color='#000'):
    x = 0
    p = ''
    while x < w - 3:
        a = r.choice((1, 1, 1.6, 2.4))
        p += f'M{x:.1f} 0h{a}v{h}h-{a}z'
        x += a + r.choice((1, 1.4, 2.2))
    return f'<svg width="{w}" height="{h}"><path d="{p}" fill="{color}"/></svg>'


def star(cx, cy, R, k=.4, n=5):
    return ' '.join(f'{cx+(R if i%2==0 else R*k)*math.sin(i*math.pi/n):.1f},{cy-(R if i%2==0 else R*k)*math.cos(i*math.pi/n):.1f}' for i in range(2 * n))


def arms(size=60, c='#1d4d2b', c2='#c9a227', c3='#24418a'):
    leaves = ''
    for s in (-1, 1):
        for i in range(9):
            a = math.radians(100 + i * 17)
            x, y = 50 + s * 40 * math.sin(a) * -1 if False else 50 + s * 39 * math.sin(a), 52 - 39 * math.cos(a) * 1
            leaves += f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="7" ry="2.8" fill="{c}" transform="rotate({s*(math.degrees(a)+25):.0f} {x:.1f} {y:.1f})"/>'
    rays = ''.join(f'<path d="M50 50L{50+46*math.sin(t):.1f} {50-46*math.cos(t):.1f}" stroke="{c2}" stroke-width="1.6"/>' for t in [i * math.pi / 18 for i in range(36)])
    return (f'<svg width="{size}" height="{size}" viewBox="0 0 100 100">{rays}{leaves}<polygon points="{star(50,48,30)}" fill="{c2}" stroke="{c}" stroke-width="1.5"/>'
            f'<circle cx="50" cy="48" r="11" fill="{c3}"/><circle cx="50" cy="48" r="11" fill="none" stroke="#fff" stroke-width="1"/>'
            f'<g fill="#fff"><circle cx="47" cy="45" r="1"/><circle cx="53" cy="46" r="1"/><circle cx="50" cy="51" r="1"/><circle cx="50" cy="47" r=".8"/></g>'
            f'<path d="M22 88q28 10 56 0l-4 8q-24 7-48 0z" fill="{c3}"/></svg>')


def stamp(text1, text2='', size=90, color='#2b3f8f', rot=-12, mid='', op=.75, uid='s'):
    """round rubber stamp with text on the circle"""
    return (f'<svg width="{size}" height="{size}" viewBox="0 0 100 100" style="opacity:{op};transform:rotate({rot}deg)"><defs>'
            f'<path id="{uid}a" d="M50 50m-37 0a37 37 0 1 1 74 0"/><path id="{uid}b" d="M50 50m-43 0a43 43 0 0 0 86 0"/></defs>'
            f'<g fill="none" stroke="{color}"><circle cx="50" cy="50" r="48" stroke-width="1.6"/><circle cx="50" cy="50" r="33" stroke-width=".8"/></g>'
            f'<g fill="{color}" font-family="Liberation Sans Narrow" font-size="8.2" text-anchor="middle"><text><textPath href="#{uid}a" startOffset="50%">{esc(text1)}</textPath></text>'
            f'<text><textPath href="#{uid}b" startOffset="50%">{esc(text2)}</textPath></text></g>'
            f'<polygon points="{star(50,50,15)}" fill="none" stroke="{color}" stroke-width="1"/>'
            f'<text x="50" y="52.5" text-anchor="middle" font-size="7" font-family="Liberation Sans" fill="{color}">{esc(mid)}</text></svg>')


def sign(r, w=150, h=38, color='#1a2a6c', sw=1.3):
    x, y = 6, h * .6
    p = f'M{x} {y:.0f}'
    while x < w - 25:
        dx = r.uniform(7, 20)
        p += f'C{x+r.uniform(0,9):.0f} {r.uniform(0,h*.4):.0f} {x+dx+r.uniform(-9,5):.0f} {r.uniform(h*.5,h):.0f} {x+dx:.0f} {r.uniform(h*.3,h*.75):.0f}'
        x += dx
    p += f'C{w*.6:.0f} {h*.95:.0f} {w*.3:.0f} {h:.0f} {w-4} {h*.55:.0f}'
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}"><path d="{p}" fill="none" stroke="{color}" stroke-width="{sw}" stroke-linecap="round"/></svg>'


def guilloche(w, h, m, t, colors, k=3, step=3):
    """frame of interlaced waves: w, h points; m margin; t thickness"""
    out = ''
    for j in range(k):
        ph = j * 2 * math.pi / k
        for col, amp, f in ((colors[0], t / 2, .22), (colors[-1], t / 2.6, .35)):
            for side in range(4):
                L = (w if side % 2 == 0 else h) - 2 * m
                pts = []
                n = int(L / step)
                for i in range(n + 1):
                    s = L * i / n
                    o = amp * math.sin(s * f + ph)
                    x, y = ((m + s, m + o), (w - m + o, m + s), (m + s, h - m + o), (m + o, m + s))[side]
                    pts.append(f'{x:.1f} {y:.1f}')
                out += f'<path d="M{"L".join(pts)}" fill="none" stroke="{col}" stroke-width=".45"/>'
    return f'<svg style="position:absolute;left:0;top:0" width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}">{out}</svg>'


def rosette(R, color, n=9, turns=1):
    out = ''
    for q in range(3):
        pts = []
        for i in range(361):
            t = math.radians(i * turns)
            r_ = R * (.55 + .4 * math.sin(n * t + q * 2.1))
            pts.append(f'{R+r_*math.cos(t):.1f} {R+r_*math.sin(t):.1f}')
        out += f'<path d="M{"L".join(pts)}z" fill="none" stroke="{color}" stroke-width=".5"/>'
    return f'<svg width="{2*R}" height="{2*R}" viewBox="0 0 {2*R} {2*R}">{out}</svg>'


def page(title, css, body, size='A4'):
    wh = {'A4': ('210mm', '296.8mm'), 'A5 landscape': ('210mm', '147.8mm'), 'legal': ('215.9mm', '355.4mm'), 'A4 landscape': ('297mm', '209.8mm')}[size]
    return (f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>{esc(title)}</title><style>@page{{size:{size};margin:0}}'
            f'*{{box-sizing:border-box}}html,body{{margin:0;padding:0;font-variant-ligatures:none}}body{{-webkit-print-color-adjust:exact}}'
            f'.pg{{position:relative;width:{wh[0]};height:{wh[1]};overflow:hidden}}{css}</style></head><body><div class="pg">{body}</div></body></html>')
