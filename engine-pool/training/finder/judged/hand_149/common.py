"""Shared helpers: number/date words, truth builder, little drawings."""
import html, math, random
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
U = ('zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove').split()
D = ',,vinte,trinta,quarenta,cinquenta,sessenta,setenta,oitenta,noventa'.split(',')
C = ',cento,duzentos,trezentos,quatrocentos,quinhentos,seiscentos,setecentos,oitocentos,novecentos'.split(',')

def num(n, fem=False):
    if n < 20:
        w = U[n]
        return {'um': 'uma', 'dois': 'duas'}.get(w, w) if fem else w
    if n < 100:
        return D[n // 10] + (' e ' + num(n % 10, fem) if n % 10 else '')
    if n == 100: return 'cem'
    if n < 1000:
        return C[n // 100] + (' e ' + num(n % 100, fem) if n % 100 else '')
    m, r = divmod(n, 1000)
    h = 'mil' if m == 1 else num(m) + ' mil'
    if not r: return h
    return h + (' e ' if r < 100 or r % 100 == 0 else ' ') + num(r)

def dia(d): return 'primeiro' if d == 1 else num(d)
def p2(n): return f'{n:02d}'
def br(t): return f'{t[0]:02d}/{t[1]:02d}/{t[2]}'
def e(s): return html.escape(str(s), quote=False)

def truth(case, w=595, h=842, **k):
    """k: flat fields; nasc=(d,m,a), gs=[(name,nat),...], accept={}, twins=[], joint=bool"""
    g = k.pop
    d, m, a = g('nasc')
    gs = (g('gs') + [('', ''), ('', '')])[:2]
    av = g('avos', ['', '', '', ''])
    av = [x or '' for x in av]
    t = {'case': case, 'layout': case.split('-')[0], 'condition': 'pdf_born_digital', 'file': case + '.pdf',
         'width': w, 'height': h, 'resizeImage': False,
         'data': {
             'documento': {'tipo': 'Certidão de Nascimento', 'órgão_emissor': 'Registro Civil das Pessoas Naturais'},
             'dados_pessoais': {'nome_completo': g('nome'), 'cpf': '', 'matrícula': '',
                 'data_nascimento': {'texto_completo': g('texto'), 'dia': p2(d), 'mês': p2(m), 'ano': str(a)},
                 'hora_nascimento': g('hora', ''), 'naturalidade': g('nat'), 'sexo': g('sexo')},
             'local_nascimento': {'estabelecimento': g('estab'), 'município': g('mun'), 'uf': g('uf')},
             'registro': {'município': g('rmun'), 'uf': g('ruf'), 'cartório': g('cart'), 'data_registro': br(g('reg')) if k.get('reg') else g('reg', '') or '',
                 'número_dnv': g('dnv', ''), 'livro': g('livro'), 'folha': g('folha'), 'termo': g('termo')},
             'filiação': {f'genitor_{i+1}': {'nome_completo': x[0], 'naturalidade': x[1]} for i, x in enumerate(gs)},
             'avós': {'paternos': {'avô': av[0], 'avó': av[1]}, 'maternos': {'avô': av[2], 'avó': av[3]}},
             'gêmeos': {'status': g('gem', 'Não'), 'informações_adicionais': g('geminfo', '')},
             'observações': {'averbações': g('averb', ''), 'anotações': g('anot', '')},
             'autenticação': {'selo_digital': g('selo', ''), 'oficial_registro': g('oficial'), 'data_emissão': br(g('emissao'))}},
         'accept': {a: v for a, v in g('accept', {}).items() if v},
         'meta': {'twin_names': g('twins', []), 'joint_notes': g('joint', False), 'cadastro': []}}
    assert not k, k
    n = t['accept'].setdefault('dados_pessoais.naturalidade', [])
    n += [x for x in [t['data']['local_nascimento']['município']] if x not in n]
    return t

NAT, G1N, G2N = 'dados_pessoais.naturalidade', 'filiação.genitor_1.naturalidade', 'filiação.genitor_2.naturalidade'
TXT, EST = 'dados_pessoais.data_nascimento.texto_completo', 'local_nascimento.estabelecimento'

def page(css, body, size='A4'):
    return (f'<!doctype html><html lang="pt-BR"><meta charset="utf-8"><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box}}'
            f'body{{margin:0}}.pg{{position:relative;overflow:hidden}}{css}</style><body><div class="pg">{body}</div></body></html>')

def typed(s, seed=1, cls='t'):
    """Typewriter text: words a hair off the line."""
    r = random.Random(f'{seed}{s}')
    return ' '.join(f'<span class="{cls}" style="position:relative;top:{r.choice([0,0,0,.4,-.4,.7])}px">{e(w)}</span>' for w in str(s).split(' '))

def arms(px=70, ink='#222', shield=False):
    """A coat of arms, roughly: star or shield between two branches over a ribbon."""
    def star(cx, cy, R, r):
        return ' '.join(f'{cx + (R if i % 2 == 0 else r) * math.sin(i * math.pi / 5):.1f},{cy - (R if i % 2 == 0 else r) * math.cos(i * math.pi / 5):.1f}' for i in range(10))
    lv = ''
    for s in (-1, 1):
        for i in range(9):
            an = math.radians(115 + i * 15)
            x, y = 50 + s * 38 * abs(math.cos(an)), 50 + 36 * math.sin(an)
            lv += f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="6" ry="2.4" transform="rotate({s * (60 - i * 16)} {x:.1f} {y:.1f})" fill="none" stroke="{ink}" stroke-width=".9"/>'
    mid = (f'<path d="M32 22H68V52Q66 70 50 78Q34 70 32 52Z" fill="none" stroke="{ink}" stroke-width="1.6"/><path d="M32 38H68M50 38V76" stroke="{ink}"/><polygon points="{star(50, 30, 6, 2.5)}" fill="{ink}"/><circle cx="41" cy="50" r="5" fill="none" stroke="{ink}"/><path d="M54 46h10M54 51h10M54 56h8" stroke="{ink}"/>'
           if shield else
           f'<polygon points="{star(50, 46, 30, 12)}" fill="none" stroke="{ink}" stroke-width="1.6"/><circle cx="50" cy="46" r="10" fill="none" stroke="{ink}" stroke-width="1.4"/><circle cx="50" cy="46" r="7.5" fill="{ink}" opacity=".75"/>')
    return (f'<svg width="{px}" height="{px}" viewBox="0 0 100 100">{lv}{mid}<path d="M22 84Q50 96 78 84L80 91Q50 103 20 91Z" fill="none" stroke="{ink}"/></svg>')

def stamp(top, bottom, mid='', px=110, ink='#3a4a9a', rot=-9, style=''):
    """Round rubber stamp."""
    i = f's{abs(hash((len(top), len(bottom), px, rot)))%9999}'
    return (f'<svg style="{style};transform:rotate({rot}deg)" width="{px}" height="{px}" viewBox="0 0 120 120" fill="{ink}" font-family="Liberation Sans" font-size="9.5">'
            f'<circle cx="60" cy="60" r="57" fill="none" stroke="{ink}" stroke-width="2"/><circle cx="60" cy="60" r="37" fill="none" stroke="{ink}"/>'
            f'<path id="{i}a" d="M16 60A44 44 0 0 1 104 60" fill="none"/><path id="{i}b" d="M8 60A51 51 0 0 0 112 60" fill="none"/>'
            f'<text font-size="{min(9.5, 128 / max(len(top), 1) / .68):.1f}"><textPath href="#{i}a" startOffset="50%" text-anchor="middle">{e(top)}</textPath></text><text font-size="{min(9.5, 150 / max(len(bottom), 1) / .68):.1f}"><textPath href="#{i}b" startOffset="50%" text-anchor="middle">{e(bottom)}</textPath></text>'
            f'<text x="60" y="64" text-anchor="middle" font-size="11">{e(mid)}</text></svg>')

def scribble(seed, w=150, ink='#1b2a6b', style=''):
    """A signature."""
    r = random.Random(str(seed)); p = 'M4 30'; x = 4
    while x < w - 20:
        s = r.randint(10, 22)
        p += f'C{x + s*.3:.0f} {r.randint(2, 18)} {x + s*.9:.0f} {r.randint(2, 22)} {x + s*.5:.0f} {r.randint(26, 38)}S{x + s:.0f} {r.randint(14, 30)} {x + s} {r.randint(22, 32)}'
        x += s
    return f'<svg style="{style}" width="{w}" height="44" viewBox="0 0 {w} 44"><path d="{p}Q{w*.5:.0f} 44 {w-2} 20" fill="none" stroke="{ink}" stroke-width="1.5"/></svg>'
