import html, json, os, random, re, sys
HAND = '145'
U = 'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
T = '_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split()
C = '_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split()
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def num(n):
    if n < 20: return U[n]
    if n < 100: return T[n // 10] + (' e ' + U[n % 10] if n % 10 else '')
    if n == 100: return 'cem'
    if n < 1000: return C[n // 100] + (' e ' + num(n % 100) if n % 100 else '')
    h = n % 1000
    return ('mil' if n // 1000 == 1 else num(n // 1000) + ' mil') + (' ' if h > 100 and h % 100 else ' e ' if h else '') + (num(h) if h else '')
esc = lambda s: html.escape(s).replace(' ', '\u00a0')
R = random.Random(145)
def F(text, w=None, fill='', n=0, c=False):
    """typed field: w = width in typed chars (None: takes what is left of the line); fill pads up to n chars"""
    if fill and len(text) + 1 < n:
        k = n - len(text) - (1 if text else 0)
        text = (text + ' ' if text else '') + (fill * k)[:k]
    st = f'flex:0 0 {w * .6:.1f}em' if w else 'flex:1 1 0'
    return f'<span class="f" style="{st}{";text-align:center" if c else ""}"><span class="t" style="top:{R.choice([-2.5, -3, -3.5, -2]):.1f}px;left:{R.choice([0, 1, 2, 3])}px">{esc(text) or "&nbsp;"}</span></span>'
def L(*parts, cls=''):
    return f'<div class="l {cls}">' + ''.join(p if p.startswith('<') else f'<span class="p">{html.escape(p)}</span>' for p in parts) + '</div>'
def split(text, caps):
    """break a typed text over lines of the given capacities"""
    out, words = [], text.split(' ')
    for c in caps:
        s = ''
        while words and len(s) + len(words[0]) + (1 if s else 0) <= c: s += (' ' if s else '') + words.pop(0)
        out.append(s)
    assert not words, (text, words)
    return out
CSS = '''*{box-sizing:border-box}body{margin:0;font-family:"Liberation Serif",serif;color:#1b1b1b}
.l{display:flex;align-items:baseline;white-space:nowrap}.p{flex:none;margin:0 4px 0 0}.f+.p{margin-left:4px}
.f{border-bottom:1px dotted #444;min-width:0;font-size:TYPEpt;font-family:"Liberation Mono","Courier New",monospace;line-height:1.05}
.t{position:relative;color:INK}.c{text-align:center}'''
def css(size, ink, more): return CSS.replace('TYPE', str(size)).replace('INK', ink) + more
def truth(form, i, d, accept, twins=(), joint=True):
    """d: flat dict"""
    case = f'{HAND}{form}-{i}'
    g = lambda k: d.get(k, '')
    D = g('nasc')
    data = {'documento': {'tipo': 'Certidão de Nascimento', 'órgão_emissor': 'Registro Civil das Pessoas Naturais'},
     'dados_pessoais': {'nome_completo': g('nome'), 'cpf': '', 'matrícula': '', 'data_nascimento': {'texto_completo': g('nasc_txt'), 'dia': D[:2], 'mês': D[3:5], 'ano': D[6:]},
       'hora_nascimento': g('hora'), 'naturalidade': g('nat'), 'sexo': g('sexo')},
     'local_nascimento': {'estabelecimento': g('estab'), 'município': g('lmun'), 'uf': g('luf')},
     'registro': {'município': g('mun'), 'uf': g('uf'), 'cartório': g('cart'), 'data_registro': g('dreg'), 'número_dnv': '', 'livro': g('livro'), 'folha': g('folha'), 'termo': g('termo')},
     'filiação': {'genitor_1': {'nome_completo': g('g1'), 'naturalidade': g('g1n')}, 'genitor_2': {'nome_completo': g('g2'), 'naturalidade': g('g2n')}},
     'avós': {'paternos': {'avô': g('pp'), 'avó': g('pm')}, 'maternos': {'avô': g('mp'), 'avó': g('mm')}},
     'gêmeos': {'status': 'Sim' if twins else 'Não', 'informações_adicionais': g('gem')},
     'observações': {'averbações': g('averb'), 'anotações': g('anot')},
     'autenticação': {'selo_digital': '', 'oficial_registro': g('ofic'), 'data_emissão': g('demi')}}
    return {'case': case, 'layout': HAND + form, 'condition': 'pdf_born_digital', 'file': case + '.pdf', 'width': 595, 'height': 842, 'resizeImage': False,
            'data': data, 'accept': {k: v for k, v in accept.items() if v}, 'meta': {'twin_names': list(twins), 'joint_notes': joint, 'cadastro': []}}
def save(out, page_css, body, t):
    os.makedirs(out, exist_ok=True)
    b = os.path.join(out, t['case'])
    open(b + '.html', 'w').write(f'<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>{t["case"]}</title><style>{page_css}</style></head><body>{body}</body></html>')
    json.dump(t, open(b + '.json', 'w'), ensure_ascii=False, indent=1)
