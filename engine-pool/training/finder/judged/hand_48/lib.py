import random, json, os, html, datetime as dt, math, sys
from types import SimpleNamespace as NS
OUT = sys.argv[1]
E = html.escape
MES = ['janeiro','fevereiro','março','abril','maio','junho','julho','agosto','setembro','outubro','novembro','dezembro']
UN = ['zero','um','dois','três','quatro','cinco','seis','sete','oito','nove','dez','onze','doze','treze','quatorze','quinze','dezesseis','dezessete','dezoito','dezenove']
DZ = ['','','vinte','trinta','quarenta','cinquenta','sessenta','setenta','oitenta','noventa']
CE = ['','cento','duzentos','trezentos','quatrocentos','quinhentos','seiscentos','setecentos','oitocentos','novecentos']
def num(n):
    if n < 20: return UN[n]
    if n < 100: return DZ[n//10] + (' e ' + UN[n%10] if n%10 else '')
    if n == 100: return 'cem'
    if n < 1000: return CE[n//100] + (' e ' + num(n%100) if n%100 else '')
    k, r = divmod(n, 1000); s = ('' if k == 1 else num(k) + ' ') + 'mil'
    if not r: return s
    return s + (' e ' if r <= 100 or r % 100 == 0 else ' ') + num(r)
def fem(s):
    w = s.split(' '); w = ['uma' if x == 'um' else 'duas' if x == 'dois' else x for x in w]; return ' '.join(w)
def ano_ext(y):
    if 1900 < y < 2000: return 'mil novecentos e ' + num(y-1900)
    return num(y)
def d_ext(d, primeiro='primeiro'): return f"{primeiro if d.day==1 else num(d.day)} de {MES[d.month-1]} de {ano_ext(d.year)}"
def d_num(d): return d.strftime('%d/%m/%Y')
def d_mid(d, um='1º'): return f"{um if d.day==1 else d.day} de {MES[d.month-1]} de {d.year}"
def turno(h): return 'da madrugada' if h < 6 else 'da manhã' if h < 12 else 'da tarde' if h < 18 else 'da noite'
def h_ext(h, m, doze=False):
    t = ''
    if doze: t = ' ' + turno(h); h = h % 12 or (12 if h == 12 else 0)
    a = 'zero hora' if h == 0 else fem(num(h)) + (' hora' if h == 1 else ' horas')
    if m: a += ' e ' + num(m) + (' minuto' if m == 1 else ' minutos')
    return a + t
def cpf(r):
    d = [r.randint(0,9) for _ in range(9)]
    for k in (10, 11):
        s = sum(x*(k-i) for i, x in enumerate(d)) * 10 % 11; d.append(0 if s == 10 else s)
    s = ''.join(map(str, d)); return f'{s[:3]}.{s[3:6]}.{s[6:9]}-{s[9:]}'
def matric(cns, ano, livro, folha, termo, modo=0):
    v = f'{cns}0155{ano}1{livro:05d}{folha:03d}{termo:07d}'; assert len(v) == 30
    for start in (2, 1):
        w, s = start, 0
        for c in v: s += int(c)*w; w = 0 if w == 10 else w+1
        s %= 11; v += '1' if s > 9 else str(s)
    p = [v[:6], v[6:8], v[8:10], v[10:14], v[14], v[15:20], v[20:23], v[23:30], v[30:]]
    if modo == 1: return '.'.join(p[:-1]) + '-' + p[-1]
    if modo == 2: return ' '.join(p[:-1]) + '-' + p[-1]
    if modo == 3: return v
    return ' '.join(p)
def mil(n): return f'{n:,}'.replace(',', '.')
def dnv(r, modo=0):
    v = f'30{r.randint(10,99)}{r.randint(1000000,9999999)}'
    return v[:2]+'-'+v[2:10]+'-'+v[10] if modo == 0 else v[:2]+'.'+v[2:5]+'.'+v[5:8]+'.'+v[8:] if modo == 2 else v
def code(r, pat): return ''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ') if c == 'A' else str(r.randint(0,9)) if c == '9' else r.choice('0123456789ABCDEF') if c == 'X' else r.choice('abcdefghjkmnpqrstuvwxyz23456789') if c == 'x' else c for c in pat)
def truth(case, w, h, **k):
    x = {"case": case, "layout": case.split('-')[0], "condition": "pdf_born_digital", "file": case + '.pdf', "width": w, "height": h, "resizeImage": False,
     "data": {"documento": {"tipo": "Certidão de Nascimento", "órgão_emissor": "Registro Civil das Pessoas Naturais"},
      "dados_pessoais": {"nome_completo": k['nome'], "cpf": k.get('cpf',''), "matrícula": k.get('mat',''), "data_nascimento": {"texto_completo": k['dtxt'], "dia": k['b'].strftime('%d'), "mês": k['b'].strftime('%m'), "ano": k['b'].strftime('%Y')},
       "hora_nascimento": k.get('hora',''), "naturalidade": k.get('nat',''), "sexo": k['sexo']},
      "local_nascimento": {"estabelecimento": k.get('est',''), "município": k['lm'], "uf": k['luf']},
      "registro": {"município": k['rm'], "uf": k['ruf'], "cartório": k['cart'], "data_registro": d_num(k['g']) if k.get('g') else '', "número_dnv": k.get('dnv',''), "livro": k.get('livro',''), "folha": k.get('folha',''), "termo": k.get('termo','')},
      "filiação": {"genitor_1": {"nome_completo": k.get('g1',''), "naturalidade": k.get('n1','')}, "genitor_2": {"nome_completo": k.get('g2',''), "naturalidade": k.get('n2','')}},
      "avós": {"paternos": {"avô": k.get('avp',''), "avó": k.get('avop','')}, "maternos": {"avô": k.get('avm',''), "avó": k.get('avom','')}},
      "gêmeos": {"status": "Sim" if k.get('gem') else "Não", "informações_adicionais": k.get('geminfo', k.get('gem','')) },
      "observações": {"averbações": k.get('averb',''), "anotações": k.get('anot','')},
      "autenticação": {"selo_digital": k.get('selo',''), "oficial_registro": k['oficial'], "data_emissão": d_num(k['e'])}},
     "accept": k.get('accept', {}), "negative": None, "meta": {"twin_names": [k['gem']] if k.get('gem') else [], "joint_notes": k.get('joint', False), "cadastro": k.get('cad', [])}}
    return x
def save(case, css, body, t, page='A4'):
    htm = f'<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><title>{case}</title><style>@page{{size:{page};margin:0}}*{{box-sizing:border-box}}html,body{{margin:0;padding:0;-webkit-print-color-adjust:exact}}{css}</style></head><body>{body}</body></html>'
    p = os.path.join(OUT, case)
    with open(p+'.html','w',encoding='utf-8') as f: f.write(htm)
    with open(p+'.json','w',encoding='utf-8') as f: json.dump(t,f,ensure_ascii=False,indent=1)
def qr(r, mm, n=29, cor='#000'):
    g = [[r.random() < .48 for _ in range(n)] for _ in range(n)]
    for (y0,x0) in ((0,0),(0,n-7),(n-7,0)):
        for y in range(-1,8):
            for x in range(-1,8):
                if 0 <= y0+y < n and 0 <= x0+x < n:
                    g[y0+y][x0+x] = (0<=y<=6 and 0<=x<=6) and (y in (0,6) or x in (0,6) or (2<=y<=4 and 2<=x<=4))
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 {n} {n}" shape-rendering="crispEdges"><path fill="{cor}" d="' + ''.join(f'M{x} {y}h1v1h-1z' for y in range(n) for x in range(n) if g[y][x]) + '"/></svg>'
def bars(r, w, h, n=60, cor='#000'):
    x, s = 0, ''
    for _ in range(n):
        a = r.choice([1,1,2,3]); s += f'<rect x="{x}" y="0" width="{a}" height="10"/>'; x += a + r.choice([1,1,2,3])
    return f'<svg width="{w}mm" height="{h}mm" viewBox="0 0 {x} 10" preserveAspectRatio="none" fill="{cor}">{s}</svg>'
def armas(mm, cor='#333', op=1):
    ray = ''.join(f'<path d="M50 50L{50+46*math.cos(a-.09):.1f} {50+46*math.sin(a-.09):.1f}L{50+49*math.cos(a):.1f} {50+49*math.sin(a):.1f}L{50+46*math.cos(a+.09):.1f} {50+46*math.sin(a+.09):.1f}z"/>' for a in [i*math.pi/10 for i in range(20)])
    st = ' '.join(f'{50+(30 if i%2==0 else 12.5)*math.sin(i*math.pi/5):.1f},{50-(30 if i%2==0 else 12.5)*math.cos(i*math.pi/5):.1f}' for i in range(10))
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 100 100" opacity="{op}"><g fill="none" stroke="{cor}" stroke-width="1">{ray}</g><circle cx="50" cy="50" r="36" fill="#fff" stroke="{cor}" stroke-width="2"/><polygon points="{st}" fill="none" stroke="{cor}" stroke-width="2.4"/><circle cx="50" cy="50" r="8" fill="{cor}"/></svg>'
def carimbo(mm, topo, meio, cor='#27408b', rot=-12, op=.6):
    return f'<svg width="{mm}mm" height="{mm}mm" viewBox="0 0 120 120" style="transform:rotate({rot}deg);opacity:{op}"><defs><path id="c{sum(map(ord,topo))%9973}" d="M60 60m-44 0a44 44 0 1 1 88 0a44 44 0 1 1 -88 0"/></defs><g fill="none" stroke="{cor}"><circle cx="60" cy="60" r="57" stroke-width="2.4"/><circle cx="60" cy="60" r="36" stroke-width="1"/></g><text font-family="TeX Gyre Heros Cn" font-size="11" fill="{cor}" letter-spacing="1.1"><textPath href="#c{sum(map(ord,topo))%9973}">{E(topo)}</textPath></text><text x="60" y="64" text-anchor="middle" font-family="TeX Gyre Heros Cn" font-size="12" fill="{cor}">{E(meio)}</text></svg>'
def rubrica(r, w=50, h=13, cor='#1b2d6b'):
    x, d = 4, 'M4 30'
    for _ in range(r.randint(6,9)):
        nx = x + r.randint(12,26); d += f' C{x+r.randint(0,9)} {r.randint(-4,16)} {nx-r.randint(0,14)} {r.randint(34,58)} {nx} {r.randint(18,34)}'; x = nx
    d += f' C{x+30} 2 {x-60} 52 20 44'
    return f'<svg width="{w}mm" height="{h}mm" viewBox="0 0 {x+34} 60" preserveAspectRatio="none"><path d="{d}" fill="none" stroke="{cor}" stroke-width="1.5" stroke-linecap="round"/></svg>'
