import textwrap, json, math, random, sys, unicodedata, urllib.parse, datetime as D
OUT = sys.argv[1]

# words
UFN = dict(AC='Acre', AL='Alagoas', AM='Amazonas', AP='Amapá', BA='Bahia', CE='Ceará', DF='Distrito Federal', ES='Espírito Santo', GO='Goiás', MA='Maranhão',
  MG='Minas Gerais', MS='Mato Grosso do Sul', MT='Mato Grosso', PA='Pará', PB='Paraíba', PE='Pernambuco', PI='Piauí', PR='Paraná', RJ='Rio de Janeiro',
  RN='Rio Grande do Norte', RO='Rondônia', RR='Roraima', RS='Rio Grande do Sul', SC='Santa Catarina', SE='Sergipe', SP='São Paulo', TO='Tocantins')
DE = dict(AL='de', BA='da', PB='da', GO='de', MG='de', PE='de', RO='de', RR='de', SC='de', SE='de', SP='de', MT='de', MS='de')
def do_estado(uf): return f"{DE.get(uf,'do')} {UFN[uf]}"
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
U = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
T10 = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa']
C100 = ['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos', 'seiscentos', 'setecentos', 'oitocentos', 'novecentos']
def ext(n, fem=False):
    if n < 20: r = U[n]
    elif n < 100: r = T10[n // 10] + (' e ' + U[n % 10] if n % 10 else '')
    elif n == 100: r = 'cem'
    elif n < 1000: r = C100[n // 100] + (' e ' + ext(n % 100) if n % 100 else '')
    else:
        k, m = divmod(n, 1000)
        r = ('mil' if k == 1 else ext(k) + ' mil')
        if m: r += (' e ' if m < 100 or m % 100 == 0 else ' ') + ext(m)
    if fem and n < 1000:
        if r.endswith('um'): r = r[:-2] + 'uma'
        if r.endswith('dois'): r = r[:-4] + 'duas'
    return r
def dw(d): return f"{'primeiro' if d.day == 1 else ext(d.day)} de {MES[d.month-1]} de {ext(d.year)}"
def dwm(d): # "quinze dias do mês de ..."
    return (('primeiro dia' if d.day == 1 else f'{ext(d.day)} dias') + f' do mês de {MES[d.month-1]} do ano de {ext(d.year)}')
def ao(d): return 'ao' if d.day == 1 else 'aos'
def dn(d, s='/'): return f'{d.day:02}{s}{d.month:02}{s}{d.year}'
def dl(d): return f"{'1º' if d.day == 1 else d.day} de {MES[d.month-1]} de {d.year}"
def h24w(h, m): return (f"{ext(h, True)} {'hora' if h < 2 else 'horas'}") + (f" e {ext(m)} {'minuto' if m == 1 else 'minutos'}" if m else '')
def hper(h, m):
    if h in (0, 12): return h24w(h, m)
    k = h if h < 12 else h - 12
    return h24w(k, m) + (' da madrugada' if h < 5 else ' da manhã' if h < 12 else ' da tarde' if h < 19 else ' da noite')
def cap(s): return s[:1].upper() + s[1:]
def asc(s): return unicodedata.normalize('NFD', s).encode('ascii', 'ignore').decode()
def cpf(r):
    a = [r.randrange(10) for _ in range(9)]
    for k in (10, 11):
        s = sum(x * (k - i) for i, x in enumerate(a)) * 10 % 11
        a.append(s % 10)
    t = ''.join(map(str, a)); return f'{t[:3]}.{t[3:6]}.{t[6:9]}-{t[9:]}'
def matdv(b):
    def s(v):
        t, m = 0, 32 - len(v)
        for c in v:
            t += int(c) * m; m = 0 if m == 10 else m + 1
        t %= 11; return '1' if t == 10 else str(t)
    d1 = s(b); return d1 + s(b + d1)
def seal(r, uf):
    L = lambda n: ''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') for _ in range(n)); N = lambda n: ''.join(r.choice('0123456789') for _ in range(n)); X = lambda n: ''.join(r.choice('ABCDEFGHJKMNPQRSTUVWXYZ23456789') for _ in range(n))
    return {'MG': f'{L(3)}{N(5)}', 'RJ': f'{L(4)} {N(5)} {L(3)}', 'SP': f'{N(6)}1CE{N(13)}{r.randrange(14,25)}{L(1)}', 'PE': f'{N(7)}.{L(3)}0{r.randrange(1,9)}20{r.randrange(16,25)}.{N(5)}', 'CE': f'{L(2)}{N(6)}-{X(4)}',
            'PR': f'F{N(3)}{L(1)}.{X(5)}.{X(5)}-{X(5)}.{X(4)}', 'SC': f'{L(3)}{N(5)}-{X(4)}', 'BA': f'{N(4)}.{L(2)}{N(6)}-{N(1)}', 'RS': f'{N(4)}.0{N(1)}.{N(7)}.{N(5)}'}.get(uf, r.choice([f'{L(3)}-{N(6)}', f'{N(5)}{L(2)}{N(6)}', f'{X(4)}-{X(4)}-{X(4)}', f'{L(2)} {N(7)}']))

# truth
def truth(p, size, **k):
    c = f'{p.form}-{p.n}'; f, m = p.f, p.m
    t = dict(nome=p.nome, cpf=p.cpf, mat=p.mat, dt='', hora=p.hora, nat=f'{p.bmun} - {p.buf}', sexo=p.sexo, estab=p.estab, mun=p.bmun, uf=p.buf, rmun=p.rmun, ruf=p.ruf, cart=p.cart, dreg=dn(p.rd), dnv=p.dnv,
             livro=str(p.bk), folha=str(p.lf), termo=str(p.tm), g1=f.name if f else m.name, g1n=f.nat if f else m.nat, g2=m.name if f else '', g2n=m.nat if f else '', avop=p.avop, avap=p.avap, avom=p.avom, avam=p.avam,
             gem='Sim' if p.twin else 'Não', geminfo=p.twin, averb=p.av, anot=p.an, selo=p.seal, oficial=p.off, demis=dn(p.ed), accept={}, joint=False, cad=[], tn=[p.twin] if p.twin else [])
    assert set(k) <= set(t), set(k) - set(t)
    t.update(k)
    if t['gem'] == 'Não': t['geminfo'] = ''
    acc = {'dados_pessoais.data_nascimento.texto_completo': [dn(p.bd), dl(p.bd)]}
    for a, b in t['accept'].items(): acc[a] = acc.get(a, []) + b
    acc['dados_pessoais.data_nascimento.texto_completo'] = [x for x in dict.fromkeys(acc['dados_pessoais.data_nascimento.texto_completo']) if x != t['dt']]
    j = {'case': c, 'layout': p.form, 'condition': 'pdf_born_digital', 'file': c + '.pdf', 'width': size[0], 'height': size[1], 'resizeImage': False,
      'data': {'documento': {'tipo': 'Certidão de Nascimento', 'órgão_emissor': 'Registro Civil das Pessoas Naturais'},
        'dados_pessoais': {'nome_completo': t['nome'], 'cpf': t['cpf'], 'matrícula': t['mat'], 'data_nascimento': {'texto_completo': t['dt'], 'dia': f'{p.bd.day:02}', 'mês': f'{p.bd.month:02}', 'ano': str(p.bd.year)}, 'hora_nascimento': t['hora'], 'naturalidade': t['nat'], 'sexo': t['sexo']},
        'local_nascimento': {'estabelecimento': t['estab'], 'município': t['mun'], 'uf': t['uf']},
        'registro': {'município': t['rmun'], 'uf': t['ruf'], 'cartório': t['cart'], 'data_registro': t['dreg'], 'número_dnv': t['dnv'], 'livro': t['livro'], 'folha': t['folha'], 'termo': t['termo']},
        'filiação': {'genitor_1': {'nome_completo': t['g1'], 'naturalidade': t['g1n']}, 'genitor_2': {'nome_completo': t['g2'], 'naturalidade': t['g2n']}},
        'avós': {'paternos': {'avô': t['avop'], 'avó': t['avap']}, 'maternos': {'avô': t['avom'], 'avó': t['avam']}},
        'gêmeos': {'status': t['gem'], 'informações_adicionais': t['geminfo']},
        'observações': {'averbações': t['averb'], 'anotações': t['anot']},
        'autenticação': {'selo_digital': t['selo'], 'oficial_registro': t['oficial'], 'data_emissão': t['demis']}},
      'accept': acc, 'negative': None, 'meta': {'twin_names': t['tn'], 'joint_notes': t['joint'], 'cadastro': t['cad']}}
    return j

# drawing
def qr(r, px=70, col='#000'):
    N = 29; m = [[r.random() < .48 for _ in range(N)] for _ in range(N)]
    for (y, x) in ((0, 0), (0, N - 7), (N - 7, 0)):
        for i in range(-1, 8):
            for j in range(-1, 8):
                if 0 <= y + i < N and 0 <= x + j < N: m[y+i][x+j] = (0 <= i < 7 and 0 <= j < 7) and (i in (0, 6) or j in (0, 6) or (1 < i < 5 and 1 < j < 5))
    return f'<svg width="{px}" height="{px}" viewBox="0 0 {N} {N}" shape-rendering="crispEdges" fill="{col}">' + ''.join(f'<rect x="{x}" y="{y}" width="1" height="1"/>' for y in range(N) for x in range(N) if m[y][x]) + '</svg>'
def sig(r, w=150, h=34, col='#1b2a6b'):
    x, pts = 5, []
    while x < w - 25:
        pts.append(f'Q {x + r.randrange(2,9)} {r.randrange(0,h)} {x + r.randrange(6,14)} {r.randrange(h//3, h-4)}'); x += r.randrange(6, 14)
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}"><path d="M 4 {h//2} {" ".join(pts)}" fill="none" stroke="{col}" stroke-width="1.2"/></svg>'
def arms(px=54, col='#333'):
    star = ' '.join(f'{50 + (34 if i % 2 == 0 else 14)*math.sin(i*math.pi/5):.1f},{48 - (34 if i % 2 == 0 else 14)*math.cos(i*math.pi/5):.1f}' for i in range(10))
    lv = ''.join(f'<ellipse cx="{50 + s*(38 + 4*math.sin(i))}" cy="{78 - i*9}" rx="7" ry="3" transform="rotate({s*-40} {50 + s*(38+4*math.sin(i))} {78 - i*9})"/>' for s in (-1, 1) for i in range(7))
    return f'<svg width="{px}" height="{px}" viewBox="0 0 100 100"><g fill="{col}" opacity=".85">{lv}</g><polygon points="{star}" fill="none" stroke="{col}" stroke-width="3"/><circle cx="50" cy="48" r="13" fill="none" stroke="{col}" stroke-width="3"/><path d="M22 88 Q50 98 78 88" stroke="{col}" stroke-width="4" fill="none"/></svg>'
def stamp(txt, mid, px=90, col='#3a4a9c', rot=-12, uid='s'):
    return f'<svg width="{px}" height="{px}" viewBox="0 0 100 100" style="transform:rotate({rot}deg);opacity:.6"><defs><path id="{uid}" d="M50 50 m-37 0 a37 37 0 1 1 74 0 a37 37 0 1 1 -74 0"/></defs><circle cx="50" cy="50" r="47" fill="none" stroke="{col}" stroke-width="1.6"/><circle cx="50" cy="50" r="31" fill="none" stroke="{col}"/><text font-size="8.2" fill="{col}" font-family="Liberation Sans"><textPath href="#{uid}">{txt}</textPath></text><text x="50" y="53" text-anchor="middle" font-size="9" fill="{col}" font-family="Liberation Sans">{mid}</text></svg>'
def bars(r, w=160, h=26):
    x, o = 0, ''
    while x < w: b = r.choice([1, 1, 2, 3]); o += f'<rect x="{x}" width="{b}" height="{h}"/>'; x += b + r.choice([1, 1, 2, 3])
    return f'<svg width="{w}" height="{h}">{o}</svg>'
def svgbg(s):
    return "url('data:image/svg+xml," + urllib.parse.quote(s) + "')"
def doc(css, body, size='A4', w='210mm', h='296.6mm'):
    return f'<!doctype html><html lang="pt-BR"><meta charset="utf-8"><style>@page{{size:{size};margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0;-webkit-print-color-adjust:exact}}.page{{width:{w};height:{h};position:relative;overflow:visible;display:flex;flex-direction:column}}.push{{margin-top:auto}}{css}</style><body>{body}</body></html>'
def save(name, page, truth):
    with open(f'{OUT}/{name}.html', 'w', encoding='utf-8') as f: f.write(page)
    with open(f'{OUT}/{name}.json', 'w', encoding='utf-8') as f: json.dump(truth, f, ensure_ascii=False, indent=1)
