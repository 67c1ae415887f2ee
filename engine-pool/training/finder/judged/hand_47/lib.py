import random, json, os, html, datetime as dt, unicodedata, re, math, sys
OUT = sys.argv[1]
E = html.escape
D = dt.date
# words
U = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split()
T10 = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa']
C = ['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos', 'seiscentos', 'setecentos', 'oitocentos', 'novecentos']
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
def w(n, f=False):
    if n < 20:
        s = U[n]
        return {'um': 'uma', 'dois': 'duas'}.get(s, s) if f else s
    if n < 100: return T10[n // 10] + (' e ' + w(n % 10, f) if n % 10 else '')
    if n == 100: return 'cem'
    if n < 1000: return C[n // 100] + (' e ' + w(n % 100, f) if n % 100 else '')
    k, r = divmod(n, 1000)
    a = 'mil' if k == 1 else w(k, f) + ' mil'
    if not r: return a
    return a + (' e ' if r < 100 or r % 100 == 0 else ' ') + w(r, f)
def dia(n): return 'primeiro' if n == 1 else w(n)
def ext(d): return f'{dia(d.day)} de {MES[d.month-1]} de {w(d.year)}'
def num(d): return d.strftime('%d/%m/%Y')
def hext(h, m, period=False):
    if period:
        if h == 0: s, p = 'meia-noite', ''
        elif h == 12 and m == 0: return 'meio-dia'
        else:
            p = ' da madrugada' if h < 6 else ' da manhã' if h < 12 else ' da tarde' if h < 18 else ' da noite'
            hh = h if h <= 12 else h - 12
            s = w(hh, True) + (' hora' if hh == 1 else ' horas')
        if m: s += ' e ' + w(m) + (' minuto' if m == 1 else ' minutos')
        return s + p
    return w(h, True) + (' hora' if h in (0, 1) else ' horas') + (' e ' + w(m) + (' minuto' if m == 1 else ' minutos') if m else '')
def noacc(s): return ''.join(c for c in unicodedata.normalize('NFD', s) if not unicodedata.combining(c)).replace('º', 'o.').replace('ª', 'a.')
# numbers
REG = {'DF':1,'GO':1,'MT':1,'MS':1,'TO':1,'AC':2,'AM':2,'AP':2,'PA':2,'RO':2,'RR':2,'CE':3,'MA':3,'PI':3,'AL':4,'PB':4,'PE':4,'RN':4,'BA':5,'SE':5,'MG':6,'ES':7,'RJ':7,'SP':8,'PR':9,'SC':9,'RS':0}
def cpf(r, uf):
    d = [r.randint(0, 9) for _ in range(8)] + [REG.get(uf, 8)]
    for k in (10, 11):
        s = sum(x * y for x, y in zip(d, range(k, 1, -1))) * 10 % 11 % 10
        d.append(s)
    s = ''.join(map(str, d)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def dv(s):
    m, t = 32 - len(s), 0
    for c in s:
        t += int(c) * m; m += 1
        if m > 10: m = 0
    t %= 11
    return '1' if t > 9 else str(t)
def matr(cns, ano, livro, folha, termo, sty=0):
    b = f'{cns:06d}0155{ano:04d}1{livro:05d}{folha:03d}{termo:07d}'
    b += dv(b); b += dv(b)
    p = [b[:6], b[6:8], b[8:10], b[10:14], b[14], b[15:20], b[20:23], b[23:30], b[30:]]
    if sty == 0: return ' '.join(p)
    if sty == 1: return '.'.join(p[:8]) + '-' + p[8]
    if sty == 2: return b
    return ' '.join(p[:8]) + '-' + p[8]
G = lambda p, m, f: m if p.sexo == 'M' else f
def mu(s): return tuple(s.rsplit('-', 1))
def natfmt(s): return ' - '.join(mu(s)) if s and re.search(r'-[A-Z]{2}$', s) else s
# truth
def truth(name, p, size, up, **o):
    c = up
    d = {"documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
      "dados_pessoais": {"nome_completo": c(p.nome), "cpf": "", "matrícula": "", "data_nascimento": {"texto_completo": "", "dia": f"{p.d.day:02d}", "mês": f"{p.d.month:02d}", "ano": str(p.d.year)},
        "hora_nascimento": p.hora or "", "naturalidade": "", "sexo": G(p, 'Masculino', 'Feminino')},
      "local_nascimento": {"estabelecimento": "Domicílio" if p.place == 'D' else c(p.place) if p.place else "", "município": c(p.mun), "uf": p.uf},
      "registro": {"município": c(p.rmun), "uf": p.ruf, "cartório": "", "data_registro": num(p.dreg), "número_dnv": "", "livro": "", "folha": "", "termo": ""},
      "filiação": {"genitor_1": {"nome_completo": c(p.pai), "naturalidade": ""}, "genitor_2": {"nome_completo": c(p.mae), "naturalidade": ""}},
      "avós": {"paternos": {"avô": c(p.avs[0]), "avó": c(p.avs[1])}, "maternos": {"avô": c(p.avs[2]), "avó": c(p.avs[3])}},
      "gêmeos": {"status": "Sim" if p.twin else "Não", "informações_adicionais": ""},
      "observações": {"averbações": "", "anotações": ""},
      "autenticação": {"selo_digital": "", "oficial_registro": "", "data_emissão": num(p.dem)}}
    t = {"case": name, "layout": name.split('-')[0], "condition": "pdf_born_digital", "file": name + ".pdf", "width": size[0], "height": size[1], "resizeImage": False,
      "data": d, "accept": {}, "negative": None, "meta": {"twin_names": [c(p.twin)] if p.twin else [], "joint_notes": False, "cadastro": []}}
    for path, v in o.items(): put(t, path.replace('__', '.'), v)
    return t
def put(t, path, v):
    x = t['data']; ks = path.split('.')
    for k in ks[:-1]: x = x[k]
    assert ks[-1] in x, path
    x[ks[-1]] = v
def acc(t, path, *v):
    x = t['data']
    for k in path.split('.'): x = x[k]
    v = [a for a in dict.fromkeys(v) if a and a != x]
    if v: t['accept'].setdefault(path, []).extend(v)
SIZES = {'A4': ('A4', 595, 842, '210mm', '296.6mm'), 'A4L': ('A4 landscape', 842, 595, '297mm', '209.6mm'), 'A5L': ('A5 landscape', 595, 420, '210mm', '147.6mm'), 'LEGAL': ('8.5in 14in', 612, 1008, '215.9mm', '355.2mm')}
def emit(name, size, css, body, t):
    s = SIZES[size]
    h = f'<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>{name}</title><style>@page{{size:{s[0]};margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0;-webkit-print-color-adjust:exact;print-color-adjust:exact}}#pg{{position:relative;width:{s[3]};height:{s[4]};overflow:hidden}}{css}</style><body><div id="pg">{body}</div></body></html>'
    with open(os.path.join(OUT, name + '.html'), 'w', encoding='utf-8') as f: f.write(h)
    with open(os.path.join(OUT, name + '.json'), 'w', encoding='utf-8') as f: json.dump(t, f, ensure_ascii=False, indent=1)
# drawings
def qr(r, n=29, mm=24, col='#000'):
    g = [[r.random() < .48 for _ in range(n)] for _ in range(n)]
    def finder(x, y):
        for a in range(-1, 8):
            for b in range(-1, 8):
                if 0 <= x+a < n and 0 <= y+b < n: g[y+b][x+a] = (0 <= a <= 6 and 0 <= b <= 6) and (a in (0, 6) or b in (0, 6) or (2 <= a <= 4 and 2 <= b <= 4))
    finder(0, 0); finder(n-7, 0); finder(0, n-7)
    d = ''.join(f'M{x} {y}h1v1h-1z' for y in range(n) for x in range(n) if g[y][x])
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="-1 -1 {n+2} {n+2}" shape-rendering="crispEdges"><rect x="-1" y="-1" width="{n+2}" height="{n+2}" fill="#fff"/><path d="{d}" fill="{col}"/></svg>'
def arms(mm=18, col='#333'):
    rays = ''.join(f'<line x1="50" y1="50" x2="{50+46*math.cos(a*math.pi/18):.1f}" y2="{50+46*math.sin(a*math.pi/18):.1f}"/>' for a in range(36))
    star = ' '.join(f'{50+(30 if k%2==0 else 12)*math.sin(k*math.pi/5):.1f},{50-(30 if k%2==0 else 12)*math.cos(k*math.pi/5):.1f}' for k in range(10))
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 100 100"><g stroke="{col}" stroke-width="1.4" opacity=".7">{rays}</g><polygon points="{star}" fill="#fff" stroke="{col}" stroke-width="2.4"/><circle cx="50" cy="50" r="9" fill="none" stroke="{col}" stroke-width="2"/></svg>'
def sig(r, mm=45, col='#1b2f6b'):
    x, pts = 5, 'M5 20'
    while x < 150:
        x += r.randint(6, 16); pts += f' Q{x-r.randint(2,9)} {r.randint(0,38)} {x} {r.randint(12,28)}'
    return f'<svg width="{mm}mm" height="{mm*0.24:.1f}mm" viewBox="0 0 165 40"><path d="{pts}" fill="none" stroke="{col}" stroke-width="1.5"/></svg>'
def stamp(txt1, txt2, mm=30, col='#35448c', rot=-12):
    i = re.sub(r'\W', '', txt1)[:12] + str(mm)
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 120 120" style="transform:rotate({rot}deg);opacity:.55"><defs><path id="{i}" d="M60 60 m-45 0 a45 45 0 1 1 90 0 a45 45 0 1 1 -90 0"/></defs><circle cx="60" cy="60" r="57" fill="none" stroke="{col}" stroke-width="2"/><circle cx="60" cy="60" r="38" fill="none" stroke="{col}"/><text font-size="10.5" fill="{col}" font-family="Liberation Sans"><textPath href="#{i}" textLength="272">{E(txt1)} •</textPath></text><text x="60" y="64" font-size="11" text-anchor="middle" fill="{col}" font-family="Liberation Sans">{E(txt2)}</text></svg>'
def bg(svg): return "url(\"data:image/svg+xml," + svg.replace('#', '%23').replace('"', "'").replace('<', '%3C').replace('>', '%3E') + "\")"
up = lambda s: (s or '').upper()
idt = lambda s: s or ''
def selo(r, pre='', n=8):
    return pre + ''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789') for _ in range(n))
