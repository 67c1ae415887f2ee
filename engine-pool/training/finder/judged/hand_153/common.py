import random, re, html as H
E = H.escape
U = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
D = 'x x vinte trinta quarenta cinqüenta sessenta setenta oitenta noventa'.split()
C = 'x cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
MES = 'x janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()

def W(n, old=False):
    """number in words; old: spelling before 1943"""
    if n < 20: s = U[n]
    elif n < 100: s = D[n // 10] + (f' e {U[n % 10]}' if n % 10 else '')
    elif n == 100: s = 'cem'
    elif n < 1000: s = C[n // 100] + (f' e {W(n % 100)}' if n % 100 else '')
    else:
        r = n % 1000
        s = ('mil' if n < 2000 else W(n // 1000) + ' mil') + ((' e ' if r < 100 or r % 100 == 0 else ' ') + W(r) if r else '')
    if old:
        s = s.replace('três', 'tres').replace('dezesseis', 'dezeseis').replace('dezessete', 'dezesete').replace('cinqüenta', 'cincoenta')
    return s

class Typer:
    """typed words: uneven baseline, some running into the one before"""
    def __init__(s, seed, run=.18, jit=.5, pull=.34): s.r, s.run, s.jit, s.pull = random.Random(seed), run, jit, pull
    def t(s, text, cls='t'):
        out = []
        for i, w in enumerate(text.split(' ')):
            st = f'top:{s.r.uniform(-s.jit, s.jit):.2f}px'
            if i and s.r.random() < s.run: st += f';margin-left:-{s.r.uniform(.15, s.pull):.2f}em'
            out.append(f'<span class="w" style="{st}">{E(w)}</span>')
        return f'<span class="{cls}">' + ' '.join(out) + '</span>'
    def tpl(s, text):
        """'printed {typed} printed {_12} ...' ({_12}: a blank 12mm wide)"""
        out = []
        for p in re.split(r'(\{[^}]*\})', text):
            if p.startswith('{_'): out.append(f'<span class="g" style="width:{p[2:-1]}mm"></span>')
            elif p.startswith('{'):
                a, b = s.r.uniform(.8, 2.5), s.r.uniform(.8, 4)
                out.append(f'<span class="g" style="width:{a:.1f}mm"></span>{s.t(p[1:-1])}<span class="g" style="width:{b:.1f}mm"></span>')
            elif p: out.append(f'<span class="p">{E(p)}</span>')
        return ''.join(out)

def sig(seed, w=170, h=44, col='#1c2a6b'):
    r = random.Random(seed); x, d = 6, f'M6 {h*.6:.0f}'
    while x < w - 20:
        dx = r.uniform(8, 17)
        d += f' C{x+dx*.2:.0f} {r.uniform(2,h*.5):.0f} {x+dx*.9:.0f} {r.uniform(0,h*.6):.0f} {x+dx*.6:.0f} {r.uniform(h*.5,h*.75):.0f} S{x+dx:.0f} {r.uniform(h*.5,h):.0f} {x+dx:.0f} {h*.58:.0f}'
        x += dx
    d += f' C{w} {h*.3:.0f} {w*.6:.0f} {h} {w*.2:.0f} {h*.92:.0f}'
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}"><path d="{d}" fill="none" stroke="{col}" stroke-width="1.3"/></svg>'

def seal(a, b, mid, size=96, col='#4a3a78', rot=-9, op=.75):
    return (f'<svg width="{size}" height="{size}" viewBox="0 0 100 100" style="transform:rotate({rot}deg);opacity:{op}"><g fill="none" stroke="{col}"><circle cx="50" cy="50" r="47" stroke-width="2"/><circle cx="50" cy="50" r="31"/></g>'
      f'<defs><path id="u" d="M13 50a37 37 0 0 1 74 0"/><path id="l" d="M8 50a42 42 0 0 0 84 0"/></defs><g fill="{col}" font-family="Liberation Sans" font-size="7.1" text-anchor="middle">'
      f'<text><textPath href="#u" startOffset="50%">{E(a)}</textPath></text><text><textPath href="#l" startOffset="50%">{E(b)}</textPath></text><text x="50" y="53" font-size="9" font-weight="bold">{E(mid)}</text></g></svg>')

def arms(size=60, col='#222'):
    star = 'M50 6 60 36 92 34 66 54 78 84 50 66 22 84 34 54 8 34 40 36Z'
    return (f'<svg width="{size}" height="{size}" viewBox="0 0 100 100"><g fill="none" stroke="{col}"><path d="{star}" stroke-width="2"/><circle cx="50" cy="49" r="17" fill="#fff" stroke-width="2"/><circle cx="50" cy="49" r="12"/>'
      '<path d="M14 88C4 60 8 40 16 26M86 88C96 60 92 40 84 26M18 92Q50 80 82 92" stroke-width="2"/></g>' + f'<g fill="{col}"><circle cx="46" cy="46" r="1.6"/><circle cx="54" cy="46" r="1.6"/><circle cx="50" cy="54" r="1.6"/><circle cx="50" cy="42" r="1.2"/></g></svg>')

BASE = '.w{position:relative;white-space:nowrap}.g{display:inline-block;height:1px}*{box-sizing:border-box}body{margin:0}'
def page(css, body, size='A4', margin='14mm'):
    return f'<!doctype html><html lang="pt-BR"><meta charset="utf-8"><style>@page{{size:{size};margin:{margin}}}{BASE}{css}</style><body>{body}</body></html>'

def truth(case, nome, dn, iso, reg, ruf, cart, g1=('', ''), g2=('', ''), avp=('', ''), avm=('', ''), hora='', nat='', sexo='', estab='', mun='', uf='',
          dreg='', livro='', folha='', termo='', twin=('Não', ''), averb='', anot='', oficial='', emis='', accept=None, twin_names=(), joint=False, wh=(595, 842)):
    d, m, a = iso.split('/'); acc = {k: v for k, v in (accept or {}).items() if v}
    if nat and 'dados_pessoais.naturalidade' not in acc: acc['dados_pessoais.naturalidade'] = ['', nat.split('/')[0]]
    return {'case': case, 'layout': case.split('-')[0], 'condition': 'pdf_born_digital', 'file': case + '.pdf', 'width': wh[0], 'height': wh[1], 'resizeImage': False, 'data': {
        'documento': {'tipo': 'Certidão de Nascimento', 'órgão_emissor': 'Registro Civil das Pessoas Naturais'},
        'dados_pessoais': {'nome_completo': nome, 'cpf': '', 'matrícula': '', 'data_nascimento': {'texto_completo': dn, 'dia': d, 'mês': m, 'ano': a}, 'hora_nascimento': hora, 'naturalidade': nat, 'sexo': sexo},
        'local_nascimento': {'estabelecimento': estab, 'município': mun, 'uf': uf},
        'registro': {'município': reg, 'uf': ruf, 'cartório': cart, 'data_registro': dreg, 'número_dnv': '', 'livro': livro, 'folha': folha, 'termo': termo},
        'filiação': {f'genitor_{i}': {'nome_completo': g[0], 'naturalidade': g[1]} for i, g in ((1, g1), (2, g2))},
        'avós': {'paternos': {'avô': avp[0], 'avó': avp[1]}, 'maternos': {'avô': avm[0], 'avó': avm[1]}},
        'gêmeos': {'status': twin[0], 'informações_adicionais': twin[1]}, 'observações': {'averbações': averb, 'anotações': anot},
        'autenticação': {'selo_digital': '', 'oficial_registro': oficial, 'data_emissão': emis}},
        'accept': acc, 'meta': {'twin_names': list(twin_names), 'joint_notes': joint, 'cadastro': []}}
