import random, json, html as H, math, textwrap, sys
from datetime import date, timedelta
OUT = sys.argv[1]
E = lambda s: H.escape(str(s), quote=False)

# words
U = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze', 'treze', 'quatorze', 'quinze',
     'dezesseis', 'dezessete', 'dezoito', 'dezenove']
D = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa']
C = ['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos', 'seiscentos', 'setecentos', 'oitocentos', 'novecentos']
MES = ['', 'janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro']

def num(n):
    if n < 20: return U[n]
    if n < 100: return D[n // 10] + (' e ' + U[n % 10] if n % 10 else '')
    if n == 100: return 'cem'
    if n < 1000: return C[n // 100] + (' e ' + num(n % 100) if n % 100 else '')
    k, r = divmod(n, 1000)
    head = 'mil' if k == 1 else num(k) + ' mil'
    if not r: return head
    return head + (' e ' if r < 100 or r % 100 == 0 else ' ') + num(r)

def numf(n):
    s = num(n)
    if s.endswith('dois'): return s[:-4] + 'duas'
    if s.endswith('um'): return s + 'a'
    return s

def dw(d): return ('primeiro' if d.day == 1 else num(d.day)) + ' de ' + MES[d.month] + ' de ' + num(d.year)
def dw2(d): return ('primeiro dia' if d.day == 1 else num(d.day) + ' dias') + ' do mês de ' + MES[d.month] + ' do ano de ' + num(d.year)
def dn(d): return d.strftime('%d/%m/%Y')
def dm(d): return f"{'1º' if d.day == 1 else d.day} de {MES[d.month]} de {d.year}"
def d2(x): return f'{x.day:02d}'
def horas(h): return numf(h) + (' hora' if h == 1 else ' horas')

def hw24(h, m):
    if (h, m) == (0, 0): return 'zero hora'
    s = 'zero hora' if h == 0 else horas(h)
    return s + (' e ' + num(m) + (' minuto' if m == 1 else ' minutos') if m else '')

def hw12(h, m):
    if h == 0 and m == 0: return 'meia-noite'
    if h == 12 and m == 0: return 'doze horas'
    if h < 6: k, per = (h or 12), 'da madrugada' if h else 'da noite'
    elif h < 12: k, per = h, 'da manhã'
    elif h == 12: k, per = 12, 'do dia'
    elif h < 18: k, per = h - 12, 'da tarde'
    else: k, per = h - 12, 'da noite'
    if h == 0: return None
    return horas(k) + (' e ' + num(m) + ' minutos' if m else '') + ' ' + per

# truth
def nat(c, sep=' - '):
    """a place as printed"""
    return c if isinstance(c, str) else c[0] + sep + c[1]

def flat(p, case=lambda s: s, **kw):
    g1, g2 = (p.pai, p.mae) if p.pai else (p.mae, None)
    g = lambda q, k: '' if q is None else (case(q.nome) if k == 'n' else case(nat(q.nat)) if case is not str else nat(q.nat))
    f = {
        'dados_pessoais.nome_completo': case(p.nome), 'dados_pessoais.cpf': p.cpf or '', 'dados_pessoais.matrícula': p.matr,
        'dados_pessoais.data_nascimento.texto_completo': dw(p.born), 'dados_pessoais.data_nascimento.dia': f'{p.born.day:02d}', 'dados_pessoais.data_nascimento.mês': f'{p.born.month:02d}',
        'dados_pessoais.data_nascimento.ano': str(p.born.year), 'dados_pessoais.hora_nascimento': '%02d:%02d' % p.hora if p.hora else '', 'dados_pessoais.naturalidade': case(nat(p.city)), 'dados_pessoais.sexo': p.sexo,
        'local_nascimento.estabelecimento': p.estab if p.home else case(p.estab), 'local_nascimento.município': case(p.city[0]), 'local_nascimento.uf': p.city[1],
        'registro.município': case(p.rcity[0]), 'registro.uf': p.rcity[1], 'registro.cartório': '', 'registro.data_registro': dn(p.reg), 'registro.número_dnv': p.dnv or '',
        'registro.livro': str(p.livro), 'registro.folha': str(p.folha), 'registro.termo': str(p.termo),
        'filiação.genitor_1.nome_completo': g(g1, 'n'), 'filiação.genitor_1.naturalidade': g(g1, 't'), 'filiação.genitor_2.nome_completo': g(g2, 'n'), 'filiação.genitor_2.naturalidade': g(g2, 't'),
        'avós.paternos.avô': case(p.av[0] or ''), 'avós.paternos.avó': case(p.av[1] or ''), 'avós.maternos.avô': case(p.av[2] or ''), 'avós.maternos.avó': case(p.av[3] or ''),
        'gêmeos.status': 'Sim' if p.twin else 'Não', 'gêmeos.informações_adicionais': case(p.twin[0]) if p.twin else '',
        'observações.averbações': ' '.join(p.averb), 'observações.anotações': ' '.join(p.anot),
        'autenticação.selo_digital': p.selo, 'autenticação.oficial_registro': p.oficial, 'autenticação.data_emissão': dn(p.issue)}
    f.update(kw)
    return f

def truth(case, w, h, f, accept=None, twins=None, joint=False, cad=None):
    data = {'documento': {'tipo': 'Certidão de Nascimento', 'órgão_emissor': 'Registro Civil das Pessoas Naturais'}}
    for k, v in f.items():
        o = data; ks = k.split('.')
        for x in ks[:-1]: o = o.setdefault(x, {})
        o[ks[-1]] = v
    return {'case': case, 'layout': case.split('-')[0], 'condition': 'pdf_born_digital', 'file': case + '.pdf', 'width': w, 'height': h, 'resizeImage': False,
            'data': data, 'accept': accept or {}, 'negative': None, 'meta': {'twin_names': twins or [], 'joint_notes': joint, 'cadastro': cad or []}}

DT = 'dados_pessoais.data_nascimento.texto_completo'

def slot(acc, f):
    """no father in a form with a printed, blank slot for him: the mother as second is as right"""
    for k in ('nome_completo', 'naturalidade'):
        acc['filiação.genitor_1.' + k] = ['']
        acc['filiação.genitor_2.' + k] = [f['filiação.genitor_1.' + k]]

def save(name, page, size, f, acc, twins, joint, cad):
    acc = {k: [x for x in dict.fromkeys(v) if x != f.get(k)] for k, v in acc.items()}
    t = truth(name, *size, f, {k: v for k, v in acc.items() if v}, twins, joint, cad)
    with open(f'{OUT}/{name}.html', 'w', encoding='utf-8') as out: out.write(page)
    with open(f'{OUT}/{name}.json', 'w', encoding='utf-8') as out: json.dump(t, out, ensure_ascii=False, indent=1)

# drawings
def arms(c='#333', s=54):
    st = ''.join(f'<circle cx="{50+36*math.cos(a):.1f}" cy="{50+36*math.sin(a):.1f}" r="5" fill="none" stroke="{c}" stroke-width="1.4"/>' for a in [i * math.pi / 9 for i in range(-3, 13)])
    pts = ' '.join(f'{50+(26 if i%2==0 else 11)*math.sin(i*math.pi/5):.1f},{50-(26 if i%2==0 else 11)*math.cos(i*math.pi/5):.1f}' for i in range(10))
    return f'<svg width="{s}" height="{s}" viewBox="0 0 100 100">{st}<polygon points="{pts}" fill="none" stroke="{c}" stroke-width="2.4"/><circle cx="50" cy="50" r="8" fill="{c}" fill-opacity=".35" stroke="{c}"/><path d="M22 92 Q50 80 78 92" fill="none" stroke="{c}" stroke-width="3"/></svg>'

def wave(w, h, c, n=26, amp=14, per=120, op=.35, sw=.5):
    o = []
    for i in range(n):
        y0 = h * (i + .5) / n
        o.append(f'<path d="M0 {y0:.0f}' + ''.join(f' Q{x+per/4:.0f} {y0-(amp if (x//(per/2))%2==0 else -amp):.0f} {x+per/2:.0f} {y0:.0f}' for x in range(0, int(w), int(per / 2))) + '"/>')
        o.append(f'<path d="M0 {y0:.0f}' + ''.join(f' Q{x+per/4:.0f} {y0+(amp if (x//(per/2))%2==0 else -amp):.0f} {x+per/2:.0f} {y0:.0f}' for x in range(0, int(w), int(per / 2))) + '"/>')
    return f'<svg style="position:absolute;left:0;top:0;z-index:-1" width="{w}pt" height="{h}pt" viewBox="0 0 {w} {h}"><g fill="none" stroke="{c}" stroke-width="{sw}" opacity="{op}">{"".join(o)}</g></svg>'

def qr(seed, s=70, c='#000'):
    r = random.Random(seed); n = 29; o = []
    fin = lambda x, y: (x < 8 and y < 8) or (x > n - 9 and y < 8) or (x < 8 and y > n - 9)
    for y in range(n):
        for x in range(n):
            if not fin(x, y) and r.random() < .48: o.append(f'M{x} {y}h1v1h-1z')
    for x, y in ((0, 0), (n - 7, 0), (0, n - 7)): o.append(f'M{x} {y}h7v7h-7zM{x+1} {y+1}v5h5v-5zM{x+2} {y+2}h3v3h-3z')
    return f'<svg width="{s}pt" height="{s}pt" viewBox="0 0 {n} {n}"><path d="{"".join(o)}" fill="{c}"/></svg>'

def bars(seed, w=150, h=26):
    r = random.Random(seed); x = 0; o = ''
    while x < w:
        b = r.choice([1, 1, 2, 3]); o += f'<rect x="{x}" y="0" width="{b}" height="{h}"/>'; x += b + r.choice([1, 1, 2])
    return f'<svg width="{w}" height="{h}">{o}</svg>'

def sign(seed, w=150, h=36, c='#1b2a6b'):
    r = random.Random(seed); x, y = 6, h * .6; d = f'M{x} {y:.0f}'
    while x < w - 30:
        nx = x + r.randint(6, 16); d += f' C{x+r.randint(-6,10)} {r.randint(0,h)} {nx+r.randint(-12,4)} {r.randint(0,h)} {nx} {h*.6+r.randint(-5,5):.0f}'; x = nx
    return f'<svg width="{w}" height="{h}"><path d="{d} q20 -14 {w-x-6} {r.randint(-8,4)}" fill="none" stroke="{c}" stroke-width="1.1"/></svg>'

def stamp(t1, t2, c='#5a3c8c', s=92, rot=-12, op=.55):
    k = sum(map(ord, t1 + t2))
    return (f'<svg width="{s}" height="{s}" viewBox="0 0 120 120" style="transform:rotate({rot}deg);opacity:{op}"><defs><path id="c{k}" d="M60 60 m-44 0 a44 44 0 1 1 88 0 a44 44 0 1 1 -88 0"/></defs>'
            f'<circle cx="60" cy="60" r="57" fill="none" stroke="{c}" stroke-width="2"/><circle cx="60" cy="60" r="37" fill="none" stroke="{c}"/>'
            f'<text font-size="9.5" fill="{c}" font-family="Liberation Sans"><textPath href="#c{k}" textLength="268">{E(t1)}</textPath></text><text x="60" y="58" font-size="8.5" text-anchor="middle" fill="{c}" font-family="Liberation Sans">{E(t2)}</text><text x="60" y="70" font-size="8" text-anchor="middle" fill="{c}" font-family="Liberation Sans">★ ★ ★</text></svg>')

def page(css, body, size='A4', w=595, h=842):
    return f'''<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0}}
body{{-webkit-print-color-adjust:exact;print-color-adjust:exact}}.pg{{position:relative;width:{w}pt;height:{h-1}pt;overflow:hidden;z-index:0}}{css}</style></head><body><div class="pg">{body}</div></body></html>'''

up = lambda s: s.upper()
def joined(p, mode=0):
    """both kinds of notes for one box: averbações, anotações"""
    return p.averb + p.anot
