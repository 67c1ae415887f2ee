import random, html, datetime, unicodedata, math, textwrap, json, os, sys
OUT = sys.argv[1]
D = datetime.date
E = lambda s: html.escape(str(s), quote=False)
MES = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
UFN = dict(AC='Acre',AL='Alagoas',AP='Amapá',AM='Amazonas',BA='Bahia',CE='Ceará',DF='Distrito Federal',ES='Espírito Santo',GO='Goiás',MA='Maranhão',MT='Mato Grosso',MS='Mato Grosso do Sul',MG='Minas Gerais',PA='Pará',PB='Paraíba',PR='Paraná',PE='Pernambuco',PI='Piauí',RJ='Rio de Janeiro',RN='Rio Grande do Norte',RS='Rio Grande do Sul',RO='Rondônia',RR='Roraima',SC='Santa Catarina',SP='São Paulo',SE='Sergipe',TO='Tocantins')
UFDE = dict(BA='da Bahia',CE='do Ceará',PA='do Pará',MG='de Minas Gerais',RJ='do Rio de Janeiro',MA='do Maranhão',PI='do Piauí',PB='da Paraíba',PE='de Pernambuco',RN='do Rio Grande do Norte',AM='do Amazonas',SE='de Sergipe',AL='de Alagoas',ES='do Espírito Santo',SP='de São Paulo',GO='de Goiás',PR='do Paraná',AC='do Acre',AP='do Amapá',MT='de Mato Grosso',MS='de Mato Grosso do Sul',RS='do Rio Grande do Sul',SC='de Santa Catarina',RO='de Rondônia',RR='de Roraima',TO='do Tocantins')
U = ['zero','um','dois','três','quatro','cinco','seis','sete','oito','nove','dez','onze','doze','treze','quatorze','quinze','dezesseis','dezessete','dezoito','dezenove']
TT = ['','','vinte','trinta','quarenta','cinquenta','sessenta','setenta','oitenta','noventa']
C = ['','cento','duzentos','trezentos','quatrocentos','quinhentos','seiscentos','setecentos','oitocentos','novecentos']
def w(n, fem=False):
    if n < 20:
        s = U[n]
        return {'um':'uma','dois':'duas'}.get(s, s) if fem else s
    if n < 100:
        return TT[n//10] + (' e ' + w(n%10, fem) if n%10 else '')
    if n == 100: return 'cem'
    if n < 1000:
        return C[n//100] + (' e ' + w(n%100, fem) if n%100 else '')
    k, r = divmod(n, 1000)
    s = 'mil' if k == 1 else w(k) + ' mil'
    if not r: return s
    return s + (' e ' if r < 100 or r % 100 == 0 else ' ') + w(r, fem)
def dw(d): return 'primeiro' if d == 1 else w(d)
def ext(d): return f'{dw(d.day)} de {MES[d.month-1]} de {w(d.year)}'
def num(d): return d.strftime('%d/%m/%Y')
def lng(d): return f"{'1º' if d.day==1 else d.day} de {MES[d.month-1]} de {d.year}"
def per(h): return 'da madrugada' if h < 6 else 'da manhã' if h < 12 else 'da tarde' if h < 18 else 'da noite'
def h12(h): return h if h <= 12 else h-12
def digs(r, n): return ''.join(r.choice('0123456789') for _ in range(n))
def lets(r, n): return ''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') for _ in range(n))
def alnum(r, n): return ''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789') for _ in range(n))
def cpf(r):
    b = [r.randrange(10) for _ in range(9)]
    for k in (10, 11):
        s = sum(x*(k-i) for i, x in enumerate(b)) * 10 % 11 % 10
        b.append(s)
    s = ''.join(map(str, b))
    return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def dv(s):
    m = 32 - len(s); t = 0
    for c in s:
        t += int(c)*m; m += 1
        if m > 10: m = 0
    t %= 11
    return '1' if t > 9 else str(t)
def matr(cns, ano, livro, folha, termo):
    s = f'{cns}0155{ano}1{livro:05d}{folha:03d}{termo:07d}'
    assert len(s) == 30, s
    s += dv(s); s += dv(s)
    return s
def mg(s, sep=' ', last=None):
    p = [s[:6], s[6:8], s[8:10], s[10:14], s[14:15], s[15:20], s[20:23], s[23:30]]
    return sep.join(p) + (last or sep) + s[30:]
def unacc(s):
    return ''.join(c for c in unicodedata.normalize('NFD', s.replace('º','O.').replace('ª','A.')) if not unicodedata.combining(c)).upper()
def truth(case, layout, size, **k):
    g = lambda x: k.get(x, '') or ''
    d = k['nasc']
    used = set('nasc cpf nome matr dntxt hora nat sexo estab lmun luf rmun ruf cart dreg dnv livro folha termo g1 g1n g2 g2n pa pm ma mm twin twininfo twin_names averb anot selo of demis joint cadastro accept'.split())
    assert not set(k) - used, set(k) - used
    return {"case": case, "layout": layout, "condition": "pdf_born_digital", "file": case + ".pdf", "width": size[0], "height": size[1], "resizeImage": False,
     "data": {
      "documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
      "dados_pessoais": {"nome_completo": g('nome'), "cpf": g('cpf'), "matrícula": g('matr'),
        "data_nascimento": {"texto_completo": g('dntxt'), "dia": f'{d.day:02d}', "mês": f'{d.month:02d}', "ano": str(d.year)},
        "hora_nascimento": '%02d:%02d' % k['hora'] if k.get('hora') else '', "naturalidade": g('nat'), "sexo": {'M': 'Masculino', 'F': 'Feminino'}[k['sexo']]},
      "local_nascimento": {"estabelecimento": g('estab'), "município": g('lmun'), "uf": g('luf')},
      "registro": {"município": g('rmun'), "uf": g('ruf'), "cartório": g('cart'), "data_registro": num(k['dreg']) if k.get('dreg') else '', "número_dnv": g('dnv'), "livro": g('livro'), "folha": g('folha'), "termo": g('termo')},
      "filiação": {"genitor_1": {"nome_completo": g('g1'), "naturalidade": g('g1n')}, "genitor_2": {"nome_completo": g('g2'), "naturalidade": g('g2n')}},
      "avós": {"paternos": {"avô": g('pa'), "avó": g('pm')}, "maternos": {"avô": g('ma'), "avó": g('mm')}},
      "gêmeos": {"status": "Sim" if k.get('twin') else "Não", "informações_adicionais": g('twininfo')},
      "observações": {"averbações": g('averb'), "anotações": g('anot')},
      "autenticação": {"selo_digital": g('selo'), "oficial_registro": g('of'), "data_emissão": num(k['demis'])}},
     "accept": k.get('accept') or {}, "negative": None,
     "meta": {"twin_names": k.get('twin_names') or [], "joint_notes": bool(k.get('joint')), "cadastro": k.get('cadastro') or []}}
def page(size, css, body):
    return ('<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><style>@page{size:%s;margin:0}*{box-sizing:border-box;-webkit-print-color-adjust:exact;print-color-adjust:exact}'
            'html,body{margin:0;padding:0}body{hyphens:none}' % size) + css + '</style></head><body>' + body + '</body></html>'
def qr(r, px, n=29, color='#000'):
    g = [[r.random() < .48 for _ in range(n)] for _ in range(n)]
    for (a, b) in ((0,0),(0,n-7),(n-7,0)):
        for i in range(-1, 8):
            for j in range(-1, 8):
                y, x = a+i, b+j
                if 0 <= y < n and 0 <= x < n:
                    g[y][x] = 0 <= i < 7 and 0 <= j < 7 and (i in (0,6) or j in (0,6) or (2 <= i <= 4 and 2 <= j <= 4))
    p = ''.join(f'M{x} {y}h1v1h-1z' for y in range(n) for x in range(n) if g[y][x])
    return f'<svg width="{px}" height="{px}" viewBox="-1 -1 {n+2} {n+2}" style="background:#fff;display:block"><path d="{p}" fill="{color}"/></svg>'
def bars(r, wpx, hpx):
    x = 0; o = ''
    while x < wpx:
        a = r.choice([.7,1.2,1.9]); o += f'<rect x="{x:.1f}" y="0" width="{a}" height="{hpx}"/>'; x += a + r.choice([.8,1.3,2])
    return f'<svg width="{wpx}" height="{hpx}">{o}</svg>'
def sign(r, wpx=150, hpx=34, color='#1b2f7a', sw=1.1):
    x, y = 6, hpx*.6; p = f'M{x} {y:.0f}'
    while x < wpx-22:
        dx = r.uniform(8, 20)
        p += f' c{dx*.2:.0f} {-r.uniform(6,hpx*.75):.0f} {dx*.9:.0f} {r.uniform(-4,hpx*.55):.0f} {dx:.0f} {r.uniform(-3,3):.0f}'; x += dx
    p += f' q-{wpx*.3:.0f} {hpx*.25:.0f} -{wpx*.5:.0f} {hpx*.12:.0f}'
    return f'<svg width="{wpx}" height="{hpx}" viewBox="0 0 {wpx} {hpx}" style="overflow:hidden"><path d="{p}" fill="none" stroke="{color}" stroke-width="{sw}"/></svg>'
def arms(px, color='#444'):
    st = ' '.join(f'{50+(30 if i%2==0 else 12)*math.sin(i*math.pi/5):.1f},{50-(30 if i%2==0 else 12)*math.cos(i*math.pi/5):.1f}' for i in range(10))
    ray = ''.join(f'<line x1="{50+36*math.sin(a):.1f}" y1="{50-36*math.cos(a):.1f}" x2="{50+46*math.sin(a):.1f}" y2="{50-46*math.cos(a):.1f}"/>' for a in [i*math.pi/16 for i in range(32)])
    return f'<svg width="{px}" height="{px}" viewBox="0 0 100 100"><g stroke="{color}" stroke-width="1.6" fill="none"><circle cx="50" cy="50" r="34"/>{ray}<polygon points="{st}"/><circle cx="50" cy="50" r="9"/><path d="M22 84 q28 14 56 0"/></g></svg>'
def stamp(px, lines, color='#3b3f8f', rot=-12):
    n = len(lines)
    t = ''.join(f'<text x="60" y="{60+(i-(n-1)/2)*11+3:.0f}" font-size="8.2" text-anchor="middle" fill="{color}">{E(l)}</text>' for i, l in enumerate(lines))
    return f'<svg width="{px}" height="{px}" viewBox="0 0 120 120" style="transform:rotate({rot}deg);opacity:.55;font-family:Liberation Sans"><g fill="none" stroke="{color}"><circle cx="60" cy="60" r="56" stroke-width="2.2"/><circle cx="60" cy="60" r="51" stroke-width=".8"/></g>{t}</svg>'
def brl(v): return f'{v:,.2f}'.replace(',', 'X').replace('.', ',').replace('X', '.')
def save(h, t):
    t['accept'] = {k: [x for x in v if x is not None] for k, v in t['accept'].items()}
    p = os.path.join(OUT, t['case'])
    with open(p + '.html', 'w', encoding='utf-8') as f: f.write(h)
    with open(p + '.json', 'w', encoding='utf-8') as f: json.dump(t, f, ensure_ascii=False, indent=1)
